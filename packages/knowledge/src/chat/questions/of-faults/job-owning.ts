import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask in the middle of a job on body and cabin, on a trip, or with papers. */
export const jobOwningQuestions: readonly CommonQuestion[] = [
  {
    id: 'job-door-panel-stuck',
    jobs: ['take-off-a-door-panel'],
    faults: ['window-regulator-broken'],
    asks: [
      'door card will not come off',
      'all the clips are loose but the panel hangs at the top',
      'where are the hidden screws in the door trim',
      'a clip stayed in the door',
      'door handle cable will not unhook',
      'plastic sheet behind is torn',
      'airbag light on after taking the door trim off',
    ],
    answer:
      'Look for one more screw before you pull harder: behind the handle, in the armrest, under the switch, at the edge and behind the mirror triangle. Clips go first, then the panel lifts straight up off the window ledge. Clips left in the door are levered out and put back on the panel. Tape or butyl closes the sheet again, since the rain ends up in the footwell otherwise. If the airbag light is on, have the stored code read before you use it again.',
  },
  {
    id: 'job-bumper-tape-cable-ties',
    jobs: ['refit-a-loose-bumper'],
    asks: [
      'can I drive with the bumper taped up',
      'bumper clips broken, cable ties ok for now',
      'self tapping screws through the bumper?',
      'superglue or plastic weld for the crack',
      'parking sensors beep all the time since the knock',
      'one corner hangs down and touches the tyre',
      'is a loose bumper an mot fail',
    ],
    answer:
      'Cable ties through solid holes hold for the trip home, tape on a dirty, wet bumper does not. It must not be able to touch a wheel, hide a light or the plate, or drag. Screws through the outside crack it further. Weld or staple a crack from inside, or use two-part plastic adhesive; superglue turns white and lets go. A loose, sharp or hanging bumper can fail the MOT. If there is a radar behind it, have it checked after a knock.',
  },
  {
    id: 'job-scratch-polish-gone-wrong',
    jobs: ['deal-with-a-paint-scratch'],
    asks: [
      'polished it and now there is a dull patch',
      'went through the lacquer',
      'toothpaste or t-cut for a scratch',
      'my nail catches in it, can I still polish it',
      'touch up paint stands out like a blob',
      'colour of the pen does not match',
      'black marks from another car, how get off',
    ],
    answer:
      'Stop polishing: a dull patch that stays dull after a fine polish means that the clear coat is thin or gone, and only paint brings it back. If your nail catches, polishing only widens it; touch it up instead. Toothpaste is a coarse polish of unknown grit. A blob can be levered down with thinner on a cloth while it is soft, or levelled wet after a week. Order paint by the code, not by name. Rubbed-on paint comes off with fine compound.',
  },
  {
    id: 'job-rust-chip-depth-holes',
    jobs: ['treat-stone-chips-and-surface-rust', 'protect-the-underside-from-rust'],
    asks: [
      'screwdriver went through the rust',
      'can I paint straight over the rust',
      'how far do I have to sand',
      'rust converter or primer or both',
      'filled the sill hole with fibreglass, mot?',
      'bubbles come back after my repair',
      'too cold outside to paint, how long can it wait',
    ],
    answer:
      'A hole or soft metal is a welding job, and filler there is no repair for the MOT; stop and show it to a welder. Paint over rust holds for one winter. Take it down to bright steel with a small margin, treat only the pits that stay brown with converter, then primer, colour and lacquer. Bubbles that return come from rust left at the edge or from the back of the panel. If it is too cold, keep the bare spot dry under wax or tape.',
  },
  {
    id: 'job-underseal-what-not',
    jobs: ['protect-the-underside-from-rust'],
    asks: [
      'can I spray underseal over everything',
      'old engine oil on the chassis, granddad did that',
      'got wax on the brake disc',
      'which holes do I spray into',
      'is thick black stone chip paint better than wax',
      'blocked the drain holes in the sill',
      'how dry must it be before spraying',
    ],
    answer:
      'No: keep it off discs, pads, exhaust, sensors, rubber bushes, plugs and anything orange. Wax on a disc comes off with brake cleaner, but a lining that is soaked has to be replaced before you drive. Thick black coating over rust lets it go on unseen, whereas wax creeps into seams. Old engine oil drips, harms rubber and the environment and smells. Two dry days first. Push a wire through every drain hole afterwards.',
  },
  {
    id: 'job-dent-plunger-hairdryer',
    jobs: ['deal-with-a-dent'],
    asks: [
      'does a sink plunger pull the dent out',
      'hairdryer and ice spray trick',
      'boiling water on the plastic bumper dent',
      'pulled too far, now there is a bump',
      'glue tab took the paint off',
      'dent on the door edge or body line',
      'hammer from behind?',
    ],
    answer:
      'Plunger and ice spray seldom do more than crease it, and then the technician needs twice as long. Shallow, round dents with sound paint come out with glued tabs and many small pulls. Hot, not boiling, water helps with plastic bumpers, pushed from behind. A high spot is tapped down gently with a plastic tool. Tabs lift paint that was cracked or repainted, so look first. Edges, body lines and aluminium go straight to a dent technician.',
  },
  {
    id: 'job-wheel-scuff-sand',
    jobs: ['repair-kerbed-alloy-wheels'],
    asks: [
      'can I sand a kerb mark with the wheel on the car',
      'diamond cut wheel, do it at home?',
      'paint runs on the rim',
      'colour is slightly different',
      'scratch is 2 mm deep, fill it?',
      'got lacquer on the tyre and the disc',
      'how cold is too cold for spraying',
    ],
    answer:
      'Light scuffs can be done with the wheel on, if you mask tyre, valve, brake and nut seats with care, but off the car it comes out better. Diamond-cut faces need a lathe. Deeper than about a millimetre, or near a crack or a bend, is for a wheel specialist. A run is left to harden, flattened wet and sprayed again thinly. Below about 12 °C paint stays soft. Clean overspray off the disc with brake cleaner before you drive.',
  },
  {
    id: 'job-water-ingress-hose',
    jobs: ['find-where-water-gets-in'],
    asks: [
      'hosed it for an hour and found nothing',
      'seal everything with silicone?',
      'footwell wet but only on one side',
      'how do I unblock the sunroof drain, wire or air line',
      'is it rain or the heater leaking',
      'how to dry under the carpet',
      'electrics go mad since the leak',
    ],
    answer:
      'Pour slowly at one place for five minutes, from the bottom upwards, with a helper inside: an hour of hose everywhere proves nothing. Dab it first, since a sweet, slippery wetness is coolant. A soft strimmer line clears a sunroof drain; wire and air pressure push its hose off. Silicone over everything hides the way in and rots. If electrics misbehave, have the battery disconnected and the control unit under the carpet looked at before it corrodes.',
  },
  {
    id: 'job-seat-too-wet',
    jobs: ['clean-seats-and-carpets'],
    asks: [
      'I soaked the seat, how do I dry it',
      'milk spilled in the car and it stinks',
      'airbag or seat belt light after cleaning the seats',
      'steam cleaner on car seats ok?',
      'bleach for mould on the belt',
      'water rings after shampooing',
      'bicarb or vinegar for the smell',
    ],
    answer:
      'Draw the water out with a wet vacuum or press towels into it, then heat with the air conditioning on and windows a little open; foam takes days. Rings go when the whole panel is dampened evenly once more. Milk needs an enzyme cleaner, since perfume and bicarbonate only cover it. Steam and floods get into plugs, heaters and the weighing mat, so a light afterwards should be read and not ignored. No bleach on belts, it weakens them.',
  },
  {
    id: 'job-wash-mitt-dropped',
    jobs: ['wash-and-protect-the-paint'],
    asks: [
      'is washing up liquid ok for the car',
      'wax in the sun dried white, how get it off',
      'dropped the sponge on the ground',
      'jet wash too close, paint came off',
      'bird mess left a mark in the lacquer',
      'car wash brushes scratch?',
      'snow foam needed or waste of money',
    ],
    answer:
      'Use car shampoo: washing-up liquid strips the wax and dries out trim, though once does no harm. A sponge or mitt that fell on the ground is full of grit, so rinse it thoroughly or take another. Dried wax comes off with more of the same wax or a damp cloth in the shade. A bird mark that is etched in can often be polished, soon after and once cool. Keep a jet at least 30 cm off, further from chips, seals and tyres.',
  },
  {
    id: 'job-part-number-mismatch',
    jobs: ['find-the-right-part'],
    asks: [
      'website offers three different discs for my reg',
      'part number ends in another letter',
      'new part looks different from the old one',
      'already fitted it and it is wrong, return?',
      'left or right, from the driver seat or looking at it',
      'is the vin better than the registration',
      'superseded number, will it fit',
    ],
    answer:
      'Go by the VIN at a dealer’s parts desk and by measuring the old part, as the registration only gives the model. A newer letter at the end usually replaces the older, but have it confirmed. Left and right always mean as you sit in the car, so right is the driver’s side in Britain. Hold both parts together before you fit anything: once fitted, it is seldom taken back. If the old one was already the wrong one, its number misleads you.',
  },
  {
    id: 'job-quote-ask-what',
    jobs: ['check-a-garage-quote'],
    asks: [
      'what do I say when the garage rings with extra work',
      'quote is only a total, can I ask for details',
      'they say it is unsafe to drive away',
      'found more once it was apart, believable?',
      'how do I ask without sounding rude',
      'they want to add a flush and additive',
      'labour hours are double of what I read',
    ],
    answer:
      'Ask what they saw or measured, for a photo, and for parts, hours and VAT on separate lines in writing; an honest garage is used to that. “Please ring me before anything over that sum” is polite and binding. Extra work after opening is often genuine, such as a seized bolt or a second worn part, and can be shown to you. Flushes that your schedule does not ask for may be declined. If they call it dangerous, do not drive it off to save money.',
  },
  {
    id: 'job-used-car-found-something',
    jobs: ['check-a-used-car-before-you-buy', 'check-a-used-cars-history'],
    asks: [
      'seller had the engine warm when I came',
      'monitors not ready, has he cleared a code',
      'mileage on an old mot is higher',
      'logbook address is not this house',
      'only one key, walk away?',
      'panel gap is uneven and paint thicker',
      'car shows outstanding finance but he says it is paid',
    ],
    answer:
      'Walk away from papers that do not agree: another address, mileage that goes back or finance without the lender’s written word that it is settled. Monitors that are not ready mean that codes or the battery were cleared in the last days, so ask why and read it again after a long drive. A warm engine hides a bad cold start: come back when it is cold. One key or an uneven gap is a matter of price if the rest is right, and of an inspection.',
  },
  {
    id: 'job-recall-no-parts',
    jobs: ['check-for-a-recall'],
    asks: [
      'recall open but dealer has no parts',
      'do I have to pay anything for a recall',
      'I am not the first owner, still free?',
      'no recall found but same fault as others',
      'dealer wants money for diagnosis first',
      'is it ok to drive till the recall date',
      'imported car, gov.uk finds nothing',
    ],
    answer:
      'A safety recall costs nothing, whatever the age and whoever owns the car. If parts are missing, ask the manufacturer in writing for a date and whether you may use it meanwhile; where the notice says do not drive or park outside, follow it and ask for recovery or a courtesy car. Refuse a paid diagnosis for the recall itself. The maker’s own VIN page also shows service campaigns and imports. No entry does not mean no goodwill: ask.',
  },
  {
    id: 'job-sell-declare-faults',
    jobs: ['get-a-car-ready-to-sell'],
    asks: [
      'do I have to tell the buyer about the noise',
      'is sold as seen enough for a private sale',
      'repair the bumper first or lower the price',
      'buyer wants to test drive alone',
      'clear the light before the viewing?',
      'no mot left, can I sell it',
      'cash or transfer, which is safer',
    ],
    answer:
      'Answer honestly and put known faults in the receipt: “sold as seen” does not cover a lie, and it is an offence to sell an unroadworthy car for use on the road. Small things such as bulbs, blades and a clean cabin pay; a bumper seldom does. Never hand over the key alone, see licence and insurance. A cleared light shows in the monitors. Wait until the bank transfer is in your account, and tell the DVLA the same day.',
  },
  {
    id: 'job-spare-key-clone',
    jobs: ['get-a-spare-car-key'],
    asks: [
      'can I buy a key online and code it myself',
      'key shop can only cut it, why not the chip',
      'lost one key, should I delete it',
      'used key from ebay reprogrammable?',
      'must I bring all keys along',
      'what if I lose the only key',
      'phone key instead of a second fob enough?',
    ],
    answer:
      'Ask the person who will program it before you buy anything: many used or cheap keys cannot be coded, or not a second time. Bring every key, the log book and identification, because some cars forget keys that are absent. A lost or stolen key should be deleted the same day. Losing the last one can mean recovery and new locks or units, so get the spare now. A phone is a convenience, no spare: its battery dies too.',
  },
  {
    id: 'job-theft-pouch-obd',
    jobs: ['protect-the-car-against-theft'],
    asks: [
      'is foil or the microwave as good as a faraday pouch',
      'car still unlocks with the key in the pouch',
      'wheel lock or tracker, what first',
      'can I switch keyless off',
      'tracker drains my battery',
      'cat stolen once, will they return',
      'do I tell the insurer about an immobiliser',
    ],
    answer:
      'Test whatever you use: stand at the door with the key inside it, and if the car opens it is useless. A closed metal tin often works, a microwave can ruin the key, and pouches wear out in a year or two. Many cars let you put the key to sleep or switch keyless off. A visible, tested steering lock is the cheapest first step, a tracker helps afterwards. Have anything wired fitted by somebody the insurer accepts, and declare it.',
  },
  {
    id: 'job-store-idle-or-disconnect',
    jobs: ['store-a-car-for-months'],
    asks: [
      'should I start it every week for ten minutes',
      'disconnect the battery or leave a maintainer on',
      'handbrake on or off for the winter',
      'full tank or empty for storage',
      'stood a year, what before I start it',
      'jack it up to save the tyres?',
      'plastic cover outside ok',
    ],
    answer:
      'Do not idle it: ten minutes leave water and fuel in the oil and charge nothing, so drive it until properly hot or leave it alone. A maintainer of the right type is best; without mains take the negative off, with a key that opens the car by hand. Chock it and leave the handbrake off where the manual allows. Tank full, tyres at full-load pressure. Plastic sheets outdoors sweat. After a year, check hoses, fluids, nests and brakes before you turn the key.',
  },
  {
    id: 'job-mot-prep-what-fails',
    jobs: ['prepare-the-car-for-its-mot', 'prepare-for-an-emissions-test'],
    asks: [
      'will a cracked number plate or dim bulb fail',
      'washer empty, is that a fail',
      'does a small chip in the screen matter',
      'can the tester see I cleared the engine light',
      'thrash it before the test, does it help',
      'bottle of cataclean the night before',
      'advisory from last year not done, fail now?',
    ],
    answer:
      'Bulbs, plates, wipers, washers and tyres are the commonest and cheapest failures, so put every one right first. A chip may be up to 10 mm in front of the driver and 40 mm elsewhere in the swept area. Arrive with a fully hot engine after half an hour’s steady drive; thrashing and bottles add nothing. In Great Britain a lit engine light fails; a cleared one usually comes back on the way. An old advisory is a fail once it has worsened enough.',
  },
  {
    id: 'job-trip-winter-pack-check',
    jobs: ['check-the-car-before-a-long-trip', 'prepare-the-car-for-winter'],
    asks: [
      'leaving tomorrow, which checks matter most',
      'should I service it before the holiday or after',
      'found oil near min the night before',
      'tyre pressure for a full car',
      'what must I carry abroad',
      'battery is seven years old, replace before winter',
      'do I let air out for snow',
    ],
    answer:
      'With only an hour left: tyres and pressures for the load, oil, coolant cold, lights, screenwash and a firm brake test. Have a service done a week or two before, not the day before, so that anything gone wrong shows at home. Top low oil up and note how much. A battery of seven years is worth testing and most likely replacing before the frost. Never let air out for snow. Look up what the country on your route demands.',
  },
  {
    id: 'job-child-seat-loose',
    jobs: ['fit-a-child-seat'],
    asks: [
      'child seat still wobbles after fitting',
      'one isofix indicator stays red',
      'seat belt too short for the baby seat',
      'can it go in the front',
      'second hand child seat from a friend ok?',
      'support leg on the floor box, allowed?',
      'coat on under the straps in winter',
    ],
    answer:
      'More than an inch of movement at the belt path is too much: push your weight into it and pull the belt or the arms tight again, and take a cushion or headrest out of the way if the manual says so. Both ISOFIX windows must be green. Never rearward-facing in front of an airbag that is on. The leg may not stand on a box lid unless the manual allows it. Used only if you know that it was in no crash. Thick coats come off.',
  },
  {
    id: 'job-roof-box-straps-limits',
    jobs: ['load-the-roof-and-the-boot'],
    asks: [
      'how much can I put on the roof',
      'does the box count towards the roof load',
      'whistling from the roof bars',
      'ratchet straps how tight',
      'bikes cover the number plate',
      'mattress on the roof, rope ok?',
      'suitcase loose on the back seat',
    ],
    answer:
      'The lowest of three figures counts: car, bars and box, and the weight of bars and box is part of it. Straps are tight when the load moves only with the whole car; rope and elastic cords stretch, and a mattress lifts like a sail, so leave it to a van. Whistling bars are usually turned or lack their rubber strip. Plate and lights that are hidden need a lighting board with a plate. Nothing heavy stays loose in the cabin.',
  },
  {
    id: 'job-trailer-hitch-nose',
    jobs: ['hitch-up-a-trailer-or-caravan'],
    asks: [
      'coupling clicked but the indicator is not green',
      'how do I weigh the nose without a gauge',
      'breakaway cable where does it clip',
      'caravan snakes at 55',
      'trailer brakes are hot after ten miles',
      'jockey wheel up or down for the test',
      'what may I tow on my licence',
    ],
    answer:
      'Do not drive until it shows green and the car’s tail lifts as you wind the jockey wheel down: the click alone proves nothing. Bathroom scales under a block at ball height weigh the nose well enough. The breakaway cable goes to its eye, not loosely round the ball. If it snakes, ease off and hold the wheel straight; then move weight forward. Hot hubs mean brakes that bind, so stop there. Since the rules differ, look up your licence on GOV.UK.',
  },
  {
    id: 'job-ev-charging-plug-warm',
    jobs: ['charge-an-electric-car-safely'],
    asks: [
      'plug gets warm at the wall, normal?',
      'can I use an extension lead just this once',
      'cable will not come out of the car',
      'does rain matter when I plug in',
      'charge to 80 or 100 every night',
      'tripped the breaker twice',
      'brown mark on the 3 pin socket',
    ],
    answer:
      'Lukewarm is all right, hot to the hand, a smell or a brown mark is not: stop, switch off at the breaker and have an electrician look at the socket before you charge again. No extension lead, which overheats where nobody sees it. Rain does no harm to sound plugs; damaged ones stay out. If the plug stays locked, stop the charge and unlock the car, or use the emergency release in the manual. A breaker that trips twice is telling you something.',
  },
  {
    id: 'job-ev-battery-soh-number',
    jobs: ['check-the-battery-of-a-used-electric-car'],
    asks: [
      'app says soh 84 percent on a four year old, buy?',
      'range display shows less than the brochure',
      'seller will not let me plug in an obd reader',
      'cell difference 0.08 volt',
      'rapid charging was only 30 kw on the viewing',
      'battery lease in the papers, what does it mean',
      'where do I see when the battery warranty ends',
    ],
    answer:
      'Five-year-old batteries mostly read 85 to 95 per cent, so 84 at four is below average: price it in, check it against the warranty limit and have an independent test. Display range depends on the last driver and the weather. Cells should lie within a few hundredths of a volt at rest; 0.08 V calls for a specialist. Slow rapid charging may just be a cold or nearly full battery. No reading, no certificate: no purchase. A lease goes with the car.',
  },
  {
    id: 'job-smell-name-it',
    jobs: ['find-out-what-smells'],
    asks: [
      'smells of petrol only after filling up',
      'eggs smell under acceleration',
      'sweet smell and greasy windscreen',
      'hot smell from one wheel after parking',
      'fishy smell near the dashboard',
      'burnt smell on a new clutch or brake, normal?',
      'is it my car or the one in front',
    ],
    answer:
      'Name it in one word and note when it comes. Petrol in the cabin, burning plastic or a fishy smell from warm electrics: stop, switch off and get out, then have it looked at. Sweet with a greasy screen is the heater matrix. One hot wheel is a dragging brake. Bad eggs can be an overcharged battery, which is urgent, or the catalytic converter. Fresh brakes and clutches smell for some miles. On recirculation you smell your own car only.',
  },
];
