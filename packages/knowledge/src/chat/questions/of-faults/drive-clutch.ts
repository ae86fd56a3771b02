import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask next about the pedal clutch, its hydraulics and the flywheel. */
export const clutchFaultQuestions: readonly CommonQuestion[] = [
  {
    id: 'drive-clutch-early-failure',
    faults: ['clutch-friction-worn'],
    asks: [
      'why has the clutch gone already at such low miles',
      'it only did 30k, how can it be finished',
      'did I ruin it with my driving',
      'last one did double the distance, what killed this one so soon',
      'clutch dead very early, is manufacturing defect?',
      'previous owner had it replaced not long ago, and here we are again',
      'what makes a friction plate wear out before its time',
    ],
    answer:
      'An early failure usually has a reason beside ordinary wear: oil on the lining from the crankshaft or gearbox seal, a release mechanism that never lets go fully, towing, steep starts, or a foot that rests on the pedal. Ask the garage to keep the old disc and show it to you. An even, thin lining is wear; a black, wet one means a leak that must be mended first; a thick but glazed one was overheated.',
  },
  {
    id: 'drive-clutch-smell-once',
    faults: ['clutch-friction-worn'],
    asks: [
      'it stank after a hill start but has been all right since',
      'burning smell while reversing uphill once, is the clutch gone',
      'sour stench from the front after manoeuvring with a trailer',
      'smelt like burnt toast in the car park, now nothing',
      'hot smell one time only, do I need new clutch?',
      'cooked it a bit parking on a slope, lasting damage?',
      'acrid whiff after crawling up a drive, should one worry',
    ],
    answer:
      'One smell after a hard start does not prove that the clutch is finished: the lining was overheated and often recovers once it has cooled. Let it cool for half an hour, then do the slip test in a high gear once. If the revs run ahead of the speed, the lining is glazed or worn through. If it grips, change how you do that manoeuvre, because each overheating takes lining away and hardens the rest.',
  },
  {
    id: 'drive-clutch-nurse-along',
    faults: ['clutch-friction-worn'],
    asks: [
      'can I make it last till payday',
      'how do I nurse it for another few weeks',
      'got a holiday booked with the caravan, will the clutch manage',
      'it only slips in top gear, carry on for now?',
      'any trick to get a bit more life from a tired clutch',
      'is possible to wait two months with slipping?',
      'put off the clutch until after Christmas',
    ],
    answer:
      'Nobody can tell you how long it will last, and slipping makes it worse each time, so the verdict of this diagnosis decides whether you use it. If you must move the car, stay in a lower gear, press the accelerator gently, avoid hills and motorways, and tow nothing. A clutch that slips in lower gears as well is near its end. Waiting too long can also burn the flywheel, which makes the job dearer.',
  },
  {
    id: 'drive-clutch-slip-result-clear',
    faults: ['clutch-friction-worn'],
    asks: [
      'did the slip test and it did not slip',
      'tried full throttle in fifth, revs and speed went up together',
      'stall test: engine died straight away, so clutch is ok?',
      'it grips in your test but the pedal bites right at the top',
      'test came out negative, what else could it be',
      'car bogs down instead of revving, result good?',
      'no flare at all when I floored it',
    ],
    answer:
      'If the revs and the speed rise together and the engine stalls at once in the stall test, the clutch grips at present, and a worn lining is less likely. Two things can mislead you: a clutch that slips only when hot or heavily loaded, and a weak engine that cannot make it slip. Repeat once when fully warm. If it still grips, look at the hydraulics for a high or odd bite, and at the engine for missing power.',
  },
  {
    id: 'drive-clutch-new-slips-again',
    faults: ['clutch-friction-worn'],
    asks: [
      'brand new clutch fitted and it slips again',
      'replaced last month and still the revs run away',
      'garage did the clutch, no better, what did they do wrong',
      'how can a fresh clutch slip after a few weeks',
      'new kit and the same symptoms back again',
      'clutch was change but problem is return',
      'came back after repair, slipping as before',
    ],
    answer:
      'A new clutch that slips was fitted with oil or grease on it, with a leak left unmended, with the wrong disc, or the release side keeps it partly pressed. The first days need gentle starts, but slipping at full grip is never running-in. Go back to the garage that fitted it: the work and the parts should be under guarantee. Ask for the cause in writing, with the disc shown to you, before anything is paid twice.',
  },
  {
    id: 'drive-clutch-heavy-pedal',
    faults: ['clutch-friction-worn', 'clutch-cable-stretched'],
    asks: [
      'the pedal has become really heavy',
      'my left leg aches, why is it so stiff to push',
      'takes much more force than it used to',
      'clutch hard like a gym machine',
      'my wife can hardly press it any more',
      'why would the pedal get heavier over time',
      'stiff to press down in traffic, is that wear',
    ],
    answer:
      'A pedal that grows heavier means that something resists: the pressure plate’s spring as the lining wears, a dry release fork or guide tube, or, with a cable, strands that fray inside the sleeve. A cable is the cheap case and comes first: look whether a wire or a hydraulic pipe goes to the gearbox. Do not wait with a frayed cable, because it snaps without more notice. On hydraulic clutches the release parts are renewed with the kit.',
  },
  {
    id: 'drive-clutch-rear-seal-too',
    faults: ['clutch-friction-worn', 'clutch-release-bearing-worn', 'dual-mass-flywheel-worn'],
    asks: [
      'garage wants to change the rear crank seal at the same time, rip-off?',
      'they say do the flywheel bolts and oil seal as well, necessary?',
      'why is there an oil seal on my clutch quote',
      'is it sensible to renew the crankshaft seal with it',
      'the list has more than a clutch on it, all needed?',
      'mechanic tell that gearbox input seal must be new also',
      'extra items on the estimate besides the kit, plausible or padding',
    ],
    answer:
      'Most of it is plausible: with the gearbox out, the rear crankshaft seal and the gearbox input seal can be reached for the price of the part, and a leak there later ruins the new clutch. If a seal is wet it must be renewed; if it is bone dry on a young engine, it can stay. New flywheel bolts, fresh gearbox oil and clutch fluid belong to the job. A flywheel needs a reason: a measured value or visible damage.',
  },
  {
    id: 'drive-clutch-solid-conversion',
    faults: ['dual-mass-flywheel-worn'],
    asks: [
      'can I fit a solid flywheel instead',
      'single mass conversion kit worth it',
      'mate says bin the dual mass and go solid',
      'smf swap to avoid doing the dmf again',
      'cheaper kit that does away with the springs, any drawbacks',
      'is a rigid flywheel ok for normal diesel car?',
      'the parts shop offers a four-piece conversion, sensible?',
    ],
    answer:
      'It works on some cars but brings more rattle and vibration, because the springs that smoothed the engine’s pulses are gone, and the gearbox then takes those shocks. For a quiet road car the original type is the better choice. If you choose a conversion, it must be a complete kit made for your engine, with a sprung disc. Tell your insurer, since it is a modification, and expect a refusal if you claim on a gearbox warranty.',
  },
  {
    id: 'drive-dmf-rattle-hot-only',
    faults: ['dual-mass-flywheel-worn'],
    asks: [
      'rattle at idle goes when I push the pedal, flywheel or bearing',
      'it clatters in neutral and stops when I press the clutch',
      'noise with my foot off, silence with it down',
      'like a tin of nails when I switch off the engine',
      'chatter from the bell housing when stationary, which part',
      'is it the dmf or the gearbox making the noise',
      'rattling at tickover when warm, gone with clutch in',
    ],
    answer:
      'A noise that stops when you press the clutch comes from the flywheel’s springs or from the gearbox input bearing, not from the release bearing. A loud shake or clatter at switch-off speaks for the flywheel; a steady rumble that also whines on the move speaks for the gearbox. A rough idle from one weak injector makes a healthy flywheel rattle as well, so have the engine’s smooth running checked before a gearbox comes out.',
  },
  {
    id: 'drive-dmf-left',
    faults: ['dual-mass-flywheel-worn'],
    asks: [
      'what happens if I ignore the rattling flywheel',
      'can it come apart',
      'worst case with a worn dmf',
      'how bad does it get when left',
      'will it damage gearbox if I wait',
      'does a knackered dual mass take anything else with it',
      'putting off the flywheel job, consequences?',
    ],
    answer:
      'A worn flywheel gets louder, then its plates knock against their stops, throw out grease and metal, and in the worst case crack the bell housing or damage the starter ring and the crankshaft sensor. The play also hammers the gearbox and ruins a new clutch. A light rattle at idle is early; a bang at starting and stopping or a shudder when pulling away is late. Pull away gently and do not let the engine labour in a high gear.',
  },
  {
    id: 'drive-dmf-starter-crank',
    faults: ['dual-mass-flywheel-worn'],
    asks: [
      'it makes a loud clonk when starting, flywheel?',
      'bang when the engine stops and grinding at start',
      'shakes violently at start up and shut down',
      'why does it judder as the engine dies',
      'heavy knock when key is turned off',
      'stop-start makes a horrible clunk every time',
      'vibration on starting, mount or dual mass',
    ],
    answer:
      'A knock at starting and stopping fits a worn dual-mass flywheel, but a torn engine mount makes the same noise and costs far less, so look at the mounts first. Open the bonnet and have somebody start and stop the engine: if the whole engine jumps, suspect a mount; if the engine hardly moves and the clatter comes from the bell housing, suspect the flywheel. A weak battery that cranks slowly makes either of them louder.',
  },
  {
    id: 'drive-slave-inside-or-outside',
    faults: ['clutch-slave-leak'],
    asks: [
      'where is the slave cylinder on my car',
      'can I see the slave without taking the box out',
      'is it the internal or external type',
      'how do I know if mine is concentric',
      'can I get at it from underneath',
      'slave is inside or outside the gearbox?',
      'is this a drive job or a gearbox-out job',
    ],
    answer:
      'Follow the thin clutch pipe to the gearbox: if it ends at a small cylinder bolted on the outside that pushes a lever, you can see and replace it; if the pipe goes straight into the bell housing with only a bleed nipple outside, the cylinder is inside and the gearbox has to come out. That decides the price. With the inside kind, renew the clutch as well unless it is nearly new, since the labour is the same.',
  },
  {
    id: 'drive-slave-fluid-on-clutch',
    faults: ['clutch-slave-leak'],
    asks: [
      'fluid drips from the bell housing, is the clutch spoilt too',
      'will brake fluid on the plate ruin it',
      'slave leaked inside, can the disc be cleaned',
      'do I need a new clutch as well as the csc',
      'garage says contaminated lining, believable?',
      'can I just wash the friction plate with brake cleaner',
      'leaking concentric cylinder, is clutch still good?',
    ],
    answer:
      'A lining that has soaked up fluid is spoilt: it cannot be washed clean, and it will judder or slip even after it looks dry. If the leak was slight and ran straight out at the bottom, the disc may have stayed dry, and only a look with the gearbox out tells. As nobody wants to pay that labour twice, most garages fit the kit and the cylinder together, which is reasonable unless the clutch is almost new.',
  },
  {
    id: 'drive-clutch-pump-pedal',
    faults: ['clutch-slave-leak', 'clutch-master-failed'],
    asks: [
      'I can only get gears after pumping the pedal',
      'pump it three times and then it works, what is that',
      'pedal goes soft then comes back',
      'if I stamp on it twice I can change gear',
      'comes good after a few jabs, still urgent?',
      'why does pumping help',
      'clutch is returning when I press many times fast',
    ],
    answer:
      'Pumping helps because it pushes fresh fluid behind a seal that leaks or squeezes air together for a moment, so the hydraulics are failing. Expect the moment when it no longer helps, mostly at a junction. Check the reservoir now, look for wet carpet at the pedal and for drips at the gearbox. If the reservoir also serves the brakes and has fallen to MIN or below, do not drive, because the brakes may lose fluid too.',
  },
  {
    id: 'drive-clutch-top-up-fluid',
    faults: ['clutch-slave-leak', 'clutch-master-failed'],
    asks: [
      'can I just keep topping up the fluid',
      'which fluid goes in the clutch reservoir',
      'level is low, fill it and carry on?',
      'is clutch fluid the same as brake fluid',
      'what if I put the wrong stuff in',
      'I must add liquid every week, is okay?',
      'topped up and pedal is back, job done?',
    ],
    answer:
      'Topping up only shows how fast it leaks; it mends nothing, and on most cars the same reservoir feeds the brakes, so a falling level there is a matter of safety. Use a fresh, sealed bottle of exactly the grade on the cap, and never mix a mineral fluid with brake fluid, since it destroys the seals. The fluid strips paint. If it falls again within days, the cylinder has to be replaced before the car is used.',
  },
  {
    id: 'drive-master-or-slave',
    faults: ['clutch-master-failed', 'clutch-slave-leak'],
    asks: [
      'is it the master or the slave',
      'how do I tell which cylinder has gone',
      'pedal drops but there is no fluid anywhere',
      'no leak to be seen, reservoir full, still sinks',
      'they changed the slave and it is still soft',
      'which end is at fault, pedal or gearbox',
      'new slave cylinder and the pedal still stays on the floor',
    ],
    answer:
      'Wet carpet or fluid on the rod above the pedal means the master cylinder, wet gearbox or bell housing the slave. If everything is dry and full, press the pedal quickly and then very slowly: firm when fast and sinking when slow means that the master’s seal lets fluid past inside. After a new slave, air is the first suspect, so have it bled again with a pressure bleeder before another part is bought. Old hoses can swell, too.',
  },
  {
    id: 'drive-clutch-both-cylinders',
    faults: ['clutch-slave-leak', 'clutch-master-failed'],
    asks: [
      'should both cylinders be replaced together',
      'do the master while the slave is done?',
      'garage suggests master and slave as a pair, upselling?',
      'replace one or the two',
      'if one is gone will the other follow',
      'is it better to change all the clutch hydraulics at once',
      'pipe and both ends on the quote, needed?',
    ],
    answer:
      'With equal age it is sensible where the second one is easy to reach: fresh pressure from a new cylinder often finds the weak seal of the old one within months. It matters most when the slave sits inside the gearbox, since nobody wants the labour again. If the other is dry, the fluid is clean and money is tight, one is defensible. Ask for fresh fluid throughout, and for the hose to be looked at.',
  },
  {
    id: 'drive-clutch-wet-carpet',
    faults: ['clutch-master-failed'],
    asks: [
      'driver’s footwell carpet is oily, what is it',
      'my shoe is wet with something slippery by the pedals',
      'fluid running down the inside behind the clutch pedal',
      'greasy patch under the pedal box',
      'how do I clean up brake fluid in the carpet',
      'there is liquid on the clutch pedal, smell like fish',
      'stain on mat below left pedal, not water',
    ],
    answer:
      'Oily fluid on the rod or the carpet behind the clutch pedal means that the master cylinder leaks into the car. Wipe it up with plenty of water and a little soap, because it attacks paint and sound-deadening and makes the pedal slippery, and keep it off your skin. Check the reservoir: if brakes and clutch share it, the brakes lose fluid as well. Compare with water from a heater or windscreen leak, which does not feel greasy.',
  },
  {
    id: 'drive-clutch-bled-no-good',
    faults: ['clutch-slave-leak', 'clutch-master-failed'],
    asks: [
      'bled it loads and still no pedal',
      'cannot get the air out of the clutch',
      'after bleeding the pedal is still spongy',
      'used a whole litre and the pedal stays down',
      'bleeding does nothing, what am I doing wrong',
      'air is always coming, never stops',
      'tried the two man method on my clutch, no joy',
    ],
    answer:
      'Many clutch systems cannot be bled by pumping the pedal: the pipe has high loops, and a cylinder inside the bell housing traps air. Use a pressure bleeder on the reservoir, or push fluid up from the bleed nipple with a syringe, and keep the reservoir full. Clip the pipe’s quick connector fully home, because a nicked O-ring sucks air. If bubbles never end, a seal draws air and the cylinder is at fault.',
  },
  {
    id: 'drive-release-bearing-quiet',
    faults: ['clutch-release-bearing-worn'],
    asks: [
      'noise went away on its own, still the bearing?',
      'it squeals only when cold',
      'whirring when I touch the pedal lightly, gone when I press fully',
      'chirping that stops when I rest my foot on it',
      'can I spray something to quieten it',
      'grease or wd40 through the fork hole, any good',
      'the squeaking is intermittent, can it wait',
    ],
    answer:
      'A noise that changes as soon as your foot touches the pedal belongs to the release side, and one that goes away by itself usually returns. A chirp that a light touch stops is often the fork, its pivot or a bearing that barely spins; a growl that grows with pressure is the bearing breaking up. Spray does not reach the sealed bearing, and oil in there ruins the lining. Grease the pedal pivot first, as it squeaks in the same way.',
  },
  {
    id: 'drive-release-bearing-alone',
    faults: ['clutch-release-bearing-worn'],
    asks: [
      'can I change only the bearing and keep the clutch',
      'the clutch is fine, just want the thrust bearing done',
      'is it mad to fit a bearing by itself',
      'clutch was new two years ago, bearing only?',
      'only bearing is noisy, why pay whole kit',
      'save money and leave the old plates in',
      'garage insists on full kit for a noisy release bearing',
    ],
    answer:
      'It can be done, but it rarely pays: the labour is nearly the whole bill, and the worn tips of the old pressure plate spoil a new bearing. With a clutch that is only a year or two old, and even, clean spring fingers, the bearing alone is defensible. Ask why it failed so early: a dry guide tube, a bent fork or a slave that pushes at an angle. On many cars bearing and slave are one part.',
  },
  {
    id: 'drive-cable-adjust',
    faults: ['clutch-cable-stretched'],
    asks: [
      'can I adjust the clutch cable myself',
      'how much free play should there be at the pedal',
      'tighten it to get the bite back?',
      'where is the adjuster',
      'self adjusting or manual, how do I see',
      'cable has gone slack, a few turns of the nut',
      'is it possible to make clutch cable shorter',
    ],
    answer:
      'Often you can, if it has a threaded nut at the gearbox end or at the pedal; many others adjust themselves with a ratchet and have nothing to turn. Set the free play that your handbook or the workshop data give, because a cable set too tight keeps the clutch half pressed and burns it. If the adjuster is already at its end, or strands are broken, adjust no further and fit a new cable. Route it exactly as the old one ran.',
  },
  {
    id: 'drive-cable-snap',
    faults: ['clutch-cable-stretched'],
    asks: [
      'the cable snapped, how do I get home',
      'twang and the pedal is on the floor',
      'can I start it in gear and drive without a clutch',
      'is there a roadside fix for a broken clutch cable',
      'pedal fell down, nothing comes back',
      'cable broke in town, can I knot it',
      'clutch wire is finished suddenly, what now',
    ],
    answer:
      'Have it recovered: moving off without a clutch means cranking in gear, which makes the car lurch at people and other cars, and every stop stalls it. A knotted or clamped cable does not hold the load. A new cable is a modest job on most cars and is often done at the roadside by a patrol, if the part can be had. Look at the pedal end as well, because a broken plastic ratchet or a torn bulkhead causes the same.',
  },
  {
    id: 'drive-clutch-rust-free',
    faults: ['clutch-rusted-to-flywheel'],
    asks: [
      'how do I free a stuck clutch',
      'stood all winter and no gear goes in, do I need a new one',
      'can I break it loose by towing or starting in gear',
      'trick to unstick the plate from the flywheel',
      'pedal feels normal but it just grinds, car was laid up',
      'is whacking the gearbox any use',
      'someone told to jack up the wheels and brake hard',
    ],
    answer:
      'Often it frees without new parts, but not with the wheels in the air or with a jerk beside people: a car that breaks free on a jack or leaps in gear injures. First warm the engine well in neutral, then switch off, press the pedal and leave it held down for some hours with a prop; heat and time frequently part the plates. If it stays stuck, a garage frees it on a clear yard or takes the gearbox out.',
  },
  {
    id: 'drive-clutch-after-rust',
    faults: ['clutch-rusted-to-flywheel'],
    asks: [
      'it came free, will it be all right now',
      'after freeing it the clutch judders',
      'is the rust harmful to the new life of it',
      'how do I stop it sticking next winter',
      'freed the clutch and now it shudders pulling away',
      'storage tips so it does not rust on again',
      'does it need replacing once it has been stuck',
    ],
    answer:
      'A clutch that came free usually judders for some starts while the rust wears off, and then works normally. If the shaking stays, slips or smells, the lining is torn or its edge has come away, and it has to be looked at with the gearbox out. For the next winter store the car dry, and press the pedal and move the car a few yards every few weeks. Some owners prop the pedal down during storage, which strains the hydraulics.',
  },
  {
    id: 'drive-clutch-gear-grind-all',
    faults: ['clutch-slave-leak', 'clutch-master-failed', 'clutch-cable-stretched'],
    asks: [
      'every gear crunches now, is the box broken',
      'reverse grinds and first will not go in with engine running',
      'gears fine with engine off, impossible when on',
      'all gears notchy since this morning, gearbox or clutch',
      'creeps forward with the pedal fully down',
      'why does it drag with my foot on the floor',
      'must push very hard for first gear at traffic light',
    ],
    answer:
      'When every gear resists with the engine running and goes in easily with it off, the clutch does not part, and the gearbox itself is rarely at fault. Check the fluid level and look for leaks, or the cable’s play. A car that creeps with the pedal down can move off by itself at a crossing, so put it in neutral when you stop. Forcing the lever wears the synchronisers, which turns a cheap repair into a gearbox job.',
  },
  {
    id: 'drive-clutch-mat-pedal',
    faults: ['clutch-slave-leak', 'clutch-master-failed', 'clutch-friction-worn'],
    asks: [
      'could the floor mat be the reason',
      'pedal does not go all the way down, mat?',
      'anything simple I should look at before paying',
      'cheap things to rule out first for a bad clutch',
      'before garage, what can I check with my hands',
      'quick looks a layman can take',
      'is there an easy cause they might overlook',
    ],
    answer:
      'Look at four simple things: a mat bunched under the pedal, which stops it from going down fully; the fluid level in the reservoir; oily traces on the pedal rod and under the gearbox; and the pedal’s own bush and bracket, which crack on some cars so that travel is lost. Do this with the engine off. If all is well there, the fault lies in the hydraulics or the clutch itself, and the garage starts with your findings.',
  },
];
