import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask in the middle of a job on wheels, tyres and hubs. */
export const jobWheelQuestions: readonly CommonQuestion[] = [
  {
    id: 'job-torque-wrench-over-clicked',
    jobs: ['use-a-torque-wrench', 'check-and-torque-the-wheel-nuts'],
    asks: [
      'I clicked it three times, is it too tight now',
      'the wrench did not click',
      'is the click the moment to stop or go a bit further',
      'went past the click, how bad',
      'never felt a click and pulled really hard',
      'do I check a tight bolt with the torque wrench again',
      'clicks at once, does that mean right',
    ],
    answer:
      'Stop at the first click, because each further pull turns it on. If you overdid a wheel nut, slacken it and do it again properly; for a stretched bolt, a sump plug or anything in aluminium, look at the thread and fit a new bolt if it felt soft. No click on a low setting often means that the wrench is too big or the direction is wrong. A click before it moves at all only shows that it is at least that tight.',
  },
  {
    id: 'job-torque-angle',
    jobs: ['use-a-torque-wrench'],
    asks: [
      'it says 30 Nm plus 90 degrees, how do I do that',
      'how measure the angle without a gauge',
      'can I replace the degrees by more Nm',
      'what is a stretch bolt',
      'are angle tightened bolts reusable',
      'torque then quarter turn in one go or two pulls',
      'plus 90° means a quarter?',
    ],
    answer:
      'Tighten to the first figure with the torque wrench, then put a mark on the head and the part and turn it on by the angle with a plain bar, in one pull; 90 degrees is a quarter turn. There is no Nm value that replaces it, since the angle stretches the bolt by a set amount. Such bolts are usually made for one use, so fit new ones unless the manual says otherwise. With a marked head you hardly need a gauge.',
  },
  {
    id: 'job-torque-wrench-cheap-accuracy',
    jobs: ['use-a-torque-wrench'],
    asks: [
      'is a cheap torque wrench accurate enough',
      'do I need to calibrate it',
      'beam type or click type',
      'my wrench was left wound up for a year',
      'one wrench for everything?',
      'digital adaptor any good',
      'can I check my torque wrench at home',
    ],
    answer:
      'A cheap one from a known seller is good enough for wheels and brakes, as long as you use it in the upper four fifths of its scale and wind it back afterwards. For small bolts you need a second, small one. One that was dropped, lent out or left wound up for months should be checked; a rough home check is a known weight hung at a measured distance along the handle. Beam types need no click and rarely go wrong.',
  },
  {
    id: 'job-extension-on-torque-wrench',
    jobs: ['use-a-torque-wrench', 'check-and-torque-the-wheel-nuts'],
    asks: [
      'does an extension bar change the torque',
      'can I use a crow foot or universal joint on it',
      'put a pipe on the torque wrench',
      'lb ft and Nm mixed up, how much off',
      'hold it at the end or in the middle',
      'does oil on the thread alter the setting',
      'left hand bolts with torque wrench possible?',
    ],
    answer:
      'A straight extension in line with the bolt changes nothing worth mentioning, but a crow’s foot or anything that makes the lever longer does, and a pipe on the handle ruins the reading. Hold the grip, not the shaft. One lb ft is 1.36 Nm, so 80 lb ft read as 80 Nm leaves it a quarter too loose. Oil or grease on a thread makes the same figure tighter than meant. Not every click wrench works to the left.',
  },
  {
    id: 'job-wheel-nut-turns-no-tight',
    jobs: [
      'check-and-torque-the-wheel-nuts',
      'fit-the-spare-wheel',
      'swap-summer-and-winter-wheels',
      'rotate-the-tyres',
    ],
    asks: [
      'one wheel nut does not get tight',
      'stud spins together with the nut',
      'wheel bolt stripped, can I drive with four',
      'a stud is missing on one wheel',
      'nut went on crooked',
      'how urgent is one bad wheel bolt out of five',
      'hole in the alloy has gone oval',
    ],
    answer:
      'Do not drive on it: the remaining nuts carry more than they were made for and the wheel works loose. A nut that turns without tightening has a stripped or stretched stud, and one that spins with its stud has lost its hold in the hub. Both are replaced, which is not a big job for a garage or a mobile mechanic. If a nut went on crooked, take it off, look at both threads and never force it. A rim with oval holes is scrap.',
  },
  {
    id: 'job-wheel-stuck-spare',
    jobs: ['fit-the-spare-wheel', 'swap-summer-and-winter-wheels', 'rotate-the-tyres'],
    asks: [
      'nuts are out but the wheel will not come off',
      'alloy is welded to the hub by rust',
      'can I kick the wheel while it is on the jack',
      'wheel stuck at the roadside',
      'loosen the nuts and drive a bit to free it?',
      'hit the tyre with a hammer from behind',
      'rusty hub holds the rim',
    ],
    answer:
      'Do not kick or hammer at it with the car on its jack, because that knocks it off. Put the nuts back by a couple of turns, lower the car to the ground and rock it from side to side by hand, or turn the steering from lock to lock with the car standing: that usually cracks the rust. Driving with loose nuts is not a method. If it still sticks, ring for help. At home, on stands, soak the centre and tap the tyre all round.',
  },
  {
    id: 'job-wheel-nut-wont-undo',
    jobs: [
      'fit-the-spare-wheel',
      'swap-summer-and-winter-wheels',
      'check-and-torque-the-wheel-nuts',
    ],
    asks: [
      'I cannot undo the wheel nuts, they are too tight',
      'tyre place did them up with a gun',
      'stand on the wheel brace?',
      'not strong enough to shift the bolts',
      'scaffold tube on the wrench ok to undo',
      'which way do wheel nuts undo on the left side',
      'the brace slips off the swollen nut',
      'wheel nuts impossible to loosen',
      'bolts on the wheel will not shift',
      'cannot get the wheel bolts to move at all',
    ],
    answer:
      'A longer lever is the answer, with the wheel on the ground: a breaker bar or a tube over the brace, the bar level and to the left of the nut, and your foot pressing down steadily while you hold on to the car. They undo anticlockwise on both sides of nearly every car. Make sure that the socket is fully on. If a capped nut has swollen or the socket slips, stop and call for help, before it goes round.',
  },
  {
    id: 'job-jack-point-plastic-where',
    jobs: ['fit-the-spare-wheel', 'jack-up-a-car-safely', 'swap-summer-and-winter-wheels'],
    asks: [
      'where exactly do I put the jack',
      'cant find the jacking points under the plastic',
      'can I lift it on the subframe or the towing eye',
      'jack under the rear axle or diff ok?',
      'electric car where to lift',
      'which spot is strong for trolley jack and where the stands then',
      'arrow on the sill, in front or behind it',
    ],
    answer:
      'Use only the points that your handbook shows: usually a strengthened bit of sill seam, with two notches or an arrow, a hand’s breadth behind the front wheel and in front of the rear one. Plastic covers there have a flap or a cut-out. Never the sump, the floor, a suspension arm, the towing eye or a battery case; many electric cars need a puck in a hole. A front subframe or rear crossmember is right only where the manual names it.',
  },
  {
    id: 'job-spare-how-far-fast',
    jobs: ['fit-the-spare-wheel'],
    asks: [
      'how far can I go on the space saver',
      'can I put the skinny spare on the front',
      'spare was flat when I got it out',
      'is a full size spare ok for weeks',
      'may I take the motorway with the temporary wheel',
      'spare has ten year old tyre',
      'different size spare on a 4x4 or limited slip',
    ],
    answer:
      'A space-saver is for getting to a tyre shop, at no more than the speed printed on it, which is usually 50 mph. Grip and braking are worse, so drive gently and avoid the motorway. On a driven axle a different size makes the differential work all the time, so many handbooks put it on the other axle and move a good wheel forward. A soft spare has to be pumped up before use. A full-size one of the same kind is an ordinary wheel.',
  },
  {
    id: 'job-flat-drove-on-it',
    jobs: ['fit-the-spare-wheel', 'use-a-puncture-repair-kit'],
    asks: [
      'I drove half a mile on the flat tyre',
      'can it be pumped up after being driven flat',
      'rolled it home on the rim',
      'tyre was flat overnight, is it dead',
      'drove slowly on zero pressure for a bit',
      'rim touched the road, damaged?',
      'just inflate and see?',
    ],
    answer:
      'Treat a tyre that was driven flat as ruined until a tyre fitter has looked inside it: the sidewall is crushed from within after a few hundred yards, and it can burst while you inflate it. Do not pump it up or use the sealant; fit the spare or have the car taken to a fitter. A tyre that only went flat while parked can be inflated and looked at. Check the rim for bends and cracks, inside as well.',
  },
  {
    id: 'job-sealant-nail-pull-out',
    jobs: ['use-a-puncture-repair-kit'],
    asks: [
      'should I pull the nail out first',
      'foam comes out of the hole again',
      'does the sealant work for a screw in the shoulder',
      'cut in the sidewall, will the bottle do it',
      'pressure will not rise with the kit',
      'hole bigger than a pencil',
      'bottle expired three years ago, try it?',
    ],
    answer:
      'Leave it in: it plugs most of the hole, and the sealant closes the rest. The kit is only for a hole in the tread of up to about 4 to 6 mm. A cut or a screw in the sidewall or shoulder cannot be sealed, and if the pressure does not reach about 1.8 bar within the time on the kit, give up and ring for help. An expired bottle may have set solid; try it only if there is nothing else and expect nothing.',
  },
  {
    id: 'job-sealant-afterwards',
    jobs: ['use-a-puncture-repair-kit'],
    asks: [
      'how far can I drive after using the gunk',
      'will the tyre shop still repair it with sealant inside',
      'tyre light on after the sealant',
      'wheel vibrates with the foam in it',
      'is the sealant a permanent fix',
      'did it ruin the pressure sensor',
      'may I leave it in and carry on for months',
    ],
    answer:
      'Drive straight to a tyre fitter and no further: below 50 mph and within the distance on the bottle. After three to six miles stop and measure; if it has dropped below about 1.3 bar, stay there. Say that there is sealant inside. Many fitters then replace rather than repair the tyre. Sealant makes the wheel shake and can clog a pressure sensor, which sometimes cleans up. It is a stopgap for one trip, never a repair.',
  },
  {
    id: 'job-locking-nut-homemade',
    jobs: ['remove-a-locking-wheel-nut-without-key'],
    faults: ['locking-wheel-nut-lost-key'],
    asks: [
      'can I hammer a socket on the locking nut',
      'drill or weld the locker off',
      'chisel it round with the car on the jack',
      'the key broke inside the nut',
      'key has rounded and slips',
      'impact gun on the locking key, why not',
      'kwik fit removal or buy remover set',
      'knock the locking bolt off with hammer and chisel',
      'get the anti theft nut off without its key',
    ],
    answer:
      'A twist-type remover socket hammered on to the nut does it without damage in most cases; keep the wheel on the ground, the car chocked and goggles on. Never a chisel with the car jacked: one good blow and it comes down. Impact guns break keys and shatter hardened nuts. Do not weld near tyre and bearing. A worn key can often be reordered by its code, and tyre shops have master sets, which is cheaper than a scratched alloy.',
  },
  {
    id: 'job-locking-nuts-refit-needed',
    jobs: ['remove-a-locking-wheel-nut-without-key', 'check-and-torque-the-wheel-nuts'],
    asks: [
      'do I need locking nuts again or plain ones',
      'where is the locking wheel key normally kept',
      'which code do I order the key with',
      'can dealer copy the key from a photo',
      'is it legal to have only ordinary bolts',
      'does insurance want locking nuts',
      'can I mix one plain bolt with locking ones',
    ],
    answer:
      'Plain nuts of the right kind do the job just as well, and many owners never go back; ask your insurer if expensive wheels were declared with locks. What matters is that length, thread and seat match the wheel, on every hole. For a new key you need the code from the card, the bag or the invoice; a dealer can often find the pattern with a master set. Look in the boot tray, under the spare, in the glovebox and in the jack kit first.',
  },
  {
    id: 'job-rotate-pattern',
    jobs: ['rotate-the-tyres'],
    asks: [
      'do the tyres go front to back or crosswise',
      'can I cross the tyres side to side',
      'tyres have arrows, how do I rotate them',
      'outside written on the wall, which side',
      'is it worth rotating with 2 mm difference',
      'wider tyres at the rear, swap?',
      'which go to the back, the good ones or the bad ones',
    ],
    answer:
      'Straight from front to rear on the same side is right for almost every car and always for tyres with an arrow; crossing is only for tyres without one, and only if the handbook shows it. The side marked “Outside” stays outside. Different sizes at front and rear cannot be swapped. With a few millimetres of difference it is worth doing; with a large one the better pair belongs on the rear axle, whichever wheels drive.',
  },
  {
    id: 'job-winter-wheels-bolts-sensors',
    jobs: ['swap-summer-and-winter-wheels'],
    asks: [
      'do winter steel wheels need other bolts',
      'tpms light after fitting the winter set',
      'winter rims without sensors, legal?',
      'smaller rim for winter allowed',
      'wheels marked wrong, which goes where',
      'tyre direction arrow ended up backwards',
      'can I fit winter tyres on two wheels only',
    ],
    answer:
      'Often yes for the bolts: steel and alloy wheels can need different lengths or seats, so use those that belong to the set. Without sensors the warning stays on, and on newer cars built with a monitor the MOT looks at that light, so fit sensors or have them taught. A smaller rim is right only if the handbook lists it and it clears the brakes. Arrows must point forwards: swap sides. Winter tyres go on all four, or the car spins.',
  },
  {
    id: 'job-store-tyres-how',
    jobs: ['swap-summer-and-winter-wheels', 'rotate-the-tyres', 'store-a-car-for-months'],
    asks: [
      'how do I store the wheels over winter',
      'upright or lying flat',
      'tyres in the shed or garage or outside under a tarp',
      'what pressure for stored wheels',
      'can they be next to the boiler',
      'tyres without rims how to keep',
      'do I wash them before storage',
    ],
    answer:
      'Wash and dry them, mark where each was, and keep them cool, dark and dry, away from oil, boilers and electric motors. Wheels with tyres on lie flat in a pile or hang, at normal pressure or a little above; bare tyres stand upright and get turned every few weeks. A plastic sheet outdoors sweats and sun ages the rubber. Note the tread and the date on a label, so that you know in spring whether they are worth fitting.',
  },
  {
    id: 'job-tyre-pressure-warm',
    jobs: ['check-tyre-pressures'],
    asks: [
      'I checked them after driving, how much do I take off',
      'tyres are hot, can I let some air out',
      'petrol station is five miles away so never cold',
      'reading is 3 psi higher after the motorway',
      'how long until they count as cold',
      'should I add a bit when pumping warm tyres',
      'sun on one side makes them different',
    ],
    answer:
      'Never let air out of a warm tyre: it will be too soft when cold. A drive of under two miles hardly matters. If the air line is further, measure at home cold, note how much each tyre lacks, and add just that amount at the pump, whatever the gauge there says. After a fast run tyres read some psi higher, which is intended. Two to three hours’ standing out of the sun counts as cold.',
  },
  {
    id: 'job-tyre-gauge-disagree-units',
    jobs: ['check-tyre-pressures'],
    asks: [
      'my gauge and the garage machine do not agree',
      '2.3 bar is how many psi',
      'sticker shows three different pressures',
      'what pressure for non standard wheels',
      'max 51 psi on the sidewall, is that what I pump',
      'phone says kpa, what is that',
      'dash display differs from my pump',
    ],
    answer:
      'Trust one decent gauge of your own and always use the same: forecourt machines take knocks and differ by a few psi. One bar is 14.5 psi or 100 kPa, so 2.3 bar is about 33 psi. Use the line of the sticker for your tyre size and load. The figure on the sidewall is the tyre’s own maximum, not yours. If the wheels are not listed, ask the wheel or tyre maker for a pressure for your car’s axle loads.',
  },
  {
    id: 'job-tyre-light-stays-after-pump',
    jobs: ['check-tyre-pressures'],
    asks: [
      'pumped them all up and the tyre light is still on',
      'how do I reset the tyre warning',
      'tpms light comes back every cold morning',
      'no reset button in my car',
      'light went off and on again after a week',
      'flashes for a minute then stays lit',
      'reset it without pumping, does that work',
    ],
    answer:
      'Reset it only after all the tyres, the spare if it has a sensor too, are at the sticker’s figures cold; many cars then need a menu step and some miles to learn. If it returns, measure again: one tyre that is lower than the rest has a slow leak. On a cold morning all four sink together and simply need air. A light that flashes for a minute and stays on means a sensor fault rather than low pressure.',
  },
  {
    id: 'job-tyre-valve-hiss-cap',
    jobs: ['check-tyre-pressures'],
    faults: ['tyre-valve-leak'],
    asks: [
      'valve hisses after I took the gauge off',
      'lost a valve cap, important?',
      'air leaks from the middle of the valve',
      'metal cap has seized on the valve',
      'the valve core came loose',
      'how can I test for a leaking valve',
      'spit on the valve bubbles',
    ],
    answer:
      'Put a drop of soapy water on the valve: bubbles in the middle mean a dirty or loose core, bubbles at its foot mean a cracked stem. A core can be nipped up or changed with a small valve key; a stem is a job for a tyre fitter. A missing cap is no emergency, but it keeps dirt out, so replace it, with plastic on valves that contain a sensor. A metal cap that has seized must not be forced, since an alloy sensor stem snaps.',
  },
  {
    id: 'job-tread-coin-edges',
    jobs: ['check-tyre-tread-and-wear'],
    asks: [
      'does the 20p test work',
      'inside edge is bald but the middle is fine',
      'tread is 2 mm, can it wait till the MOT',
      'which groove do I measure in',
      'little cracks in the sidewall but plenty of tread',
      'how do I read the date on the tyre',
      'is one bald patch a fail',
    ],
    answer:
      'A 20p coin shows roughly 3 mm: if its outer band disappears you are above that. The law asks for 1.6 mm across the central three quarters all the way round, so a bald inner edge can pass the letter of it, yet it is about to show cord and tells you that the alignment is out. Two millimetres stops far worse in the wet: change it. Fine hair cracks are age; deep ones, bulges or cord mean off the road now.',
  },
  {
    id: 'job-buy-tyres-size-index',
    jobs: ['choose-and-buy-new-tyres'],
    asks: [
      'can I fit a higher speed rating',
      'lower load index was cheaper, ok?',
      'my tyres are 205 but the sticker says 195',
      'do I need xl tyres',
      'is a mark like AO or star necessary',
      'budget tyre or premium for a runabout',
      'can I mix run flats and normal ones',
    ],
    answer:
      'Higher indexes are allowed, lower ones are not, except winter tyres with a lower speed rating and a sticker. Fit a size that is listed on the sticker or in the handbook; another one needs the maker’s blessing and the insurer’s knowledge. XL means a reinforced tyre and is needed where the load index asks for it. Maker’s marks matter most on four-wheel drive and fast cars. Never mix run-flats and ordinary tyres on one axle.',
  },
  {
    id: 'job-bearing-check-which-side',
    jobs: ['check-the-wheel-bearings'],
    faults: ['wheel-bearing-worn'],
    asks: [
      'hums but no play when I rock it',
      'louder turning right, which bearing is it',
      'play at 12 and 6 gone with the brake pressed',
      'play only at 9 and 3',
      'how do I tell bearing from tyre noise',
      'spun it by hand and it is silent, yet it drones',
      'both sides sound the same',
    ],
    answer:
      'Louder when you steer right points to the left bearing, since it then carries the load, and the other way round. A bearing can hum for months without play, so silence by hand proves little: hold the spring while you spin the wheel and feel for a buzz. Play at top and bottom that goes when somebody presses the brake is the bearing; play at the sides only is a track rod. A hum that changes with the road surface is the tyre.',
  },
  {
    id: 'job-hub-nut',
    faults: ['wheel-bearing-worn', 'cv-boot-split', 'cv-outer-joint-worn'],
    asks: [
      'hub nut will not undo',
      'how do I hold the wheel to loosen the driveshaft nut',
      'put the old hub nut back on?',
      'rolled the car with the hub nut loose',
      'impact gun on the hub nut to tighten?',
      'stake or peen the new nut where',
      'my torque wrench does not go that high for the axle nut',
    ],
    answer:
      'Slacken it with the car on its wheels and the brake held, because a long bar can pull a car off its stands. Open the staking first and use the exact socket. Tighten the new one while a helper holds the brake, before the bearing carries the car. A hub nut is made for one use, and its figure is in the workshop data; an impact gun will not do. If the car was rolled with the nut slack, the bearing may be hurt: listen for a hum.',
  },
  {
    id: 'job-hub-unit-rusted-abs-ring',
    faults: ['wheel-bearing-worn'],
    asks: [
      'new bearing, which side is the magnetic ring',
      'abs light on after changing the hub',
      'hub unit is rusted into the knuckle',
      'pressed it in and it is already noisy',
      'can I knock a bearing in with a hammer',
      'does the noise from a new bearing go away',
      'one side or both for wheel bearings',
    ],
    answer:
      'The side with the magnetic strip, which attracts a paper clip only faintly, faces the sensor; keep it away from magnets and metal filings. Fitted the wrong way it brings the ABS light. Never drive a bearing in with a hammer: force through the balls ruins it, and then it hums from the first mile and does not get better. A rusted hub comes out with a slide hammer or puller. One side alone may be changed; there is no pair rule.',
  },
  {
    id: 'job-pothole-tracking-needed',
    jobs: ['check-a-car-after-a-pothole'],
    asks: [
      'hit a kerb, does it need tracking',
      'steering wheel is crooked since the pothole',
      'small bulge in the tyre after the bang, can I drive home',
      'rim is dented but holds air',
      'how do I claim from the council',
      'nothing visible but it was a hard hit',
      'new humming two days after the hole',
    ],
    answer:
      'Have the alignment measured after any hard hit, because tyres show it only when they are worn out. A bulge means that the cords inside are broken and it can burst: do not drive on it. A steering wheel that is off centre, pulls or knocks is a bent part, so have it recovered or seen the same day. A dented rim that holds air goes to a wheel specialist. For a claim, photograph the hole with a scale and keep the invoices.',
  },
];
