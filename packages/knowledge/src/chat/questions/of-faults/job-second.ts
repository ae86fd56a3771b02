import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask further on in the smaller jobs. */
export const jobSecondQuestions: readonly CommonQuestion[] = [
  {
    id: 'job-window-reset-battery-weak',
    jobs: ['reset-the-electric-windows'],
    asks: [
      'do I have to reset the windows each time the battery was off',
      'windows forget their setting every few weeks',
      'pinch guard gone, is it dangerous for the kids',
      'must the engine run while teaching the windows',
      'why did the glass lose its auto up',
      'can a scan tool do the window learning',
      'is the reset lost when the fuse was out',
    ],
    answer:
      'Once after each time the power was off is normal; if it happens every few weeks, the 12 V battery or the supply to the door is weak, so measure it before you teach the windows again. Until they have learned, the pinch guard does not work and a window can crush fingers, so take the key with you when children are in the car. Good voltage matters more than a running engine. A few cars do need a scan tool.',
  },
  {
    id: 'job-key-fob-case-broken-wet',
    jobs: ['change-the-key-fob-battery'],
    faults: ['key-fob-battery-flat'],
    asks: [
      'key went through the washing machine',
      'case of the fob broke when I opened it',
      'the button rubber is worn through',
      'cannot find where the key opens',
      'swap the insides into a cheap case?',
      'the battery in my key is soldered in',
      'fob fell in water, rice?',
    ],
    answer:
      'Take the cell out at once, rinse the board with clean water if it was salty or soapy, and let it dry for a day or two somewhere warm; rice does nothing better. A new case is an inexpensive repair if you move board, blade and the tiny immobiliser chip across, so open it over a cloth. Look for the slot behind the emergency blade and twist a coin there rather than levering at the buttons. A soldered cell is for a locksmith.',
  },
  {
    id: 'job-test-battery-no-meter',
    jobs: ['test-the-car-battery', 'prepare-the-car-for-winter'],
    asks: [
      'I have no multimeter, how do I test the battery',
      'can I tell by the headlights if it is weak',
      'does the little green eye on top mean it is good',
      'lighter socket voltmeter accurate?',
      'where will they test it for free',
      'is it battery or alternator, quick way',
      'cap it with a load, spark test?',
    ],
    answer:
      'Switch the headlights on against a wall and have somebody start the engine: if they almost go out while the starter labours, the battery is flat or worn, and if they stay bright with only a click, look at clamps or starter. A voltmeter for the lighter socket is a fair guide. The green eye watches one cell of six. Many motor factors test a battery free of charge. Never strike sparks across the posts, because the gas above them explodes.',
  },
  {
    id: 'job-dpf-how-often-prevent',
    jobs: ['clear-the-particulate-filter-with-a-drive'],
    asks: [
      'how often should I do the motorway run',
      'my commute is only four miles, diesel filter blocks',
      'is it worth switching to premium diesel for the filter',
      'filter light again after a week',
      'does rush hour traffic count as a run',
      'must I switch off stop start for it',
      'oil level went up with all those regenerations',
    ],
    answer:
      'With only short trips, half an hour at a steady main road speed every week or two keeps most filters clear; crawling traffic does not count. If the light is back within days, something makes too much soot or stops the cleaning: an EGR fault, a leaking injector, a sensor, the wrong oil or an engine that stays cold. Have it read then, as more driving will not cure it. Oil above the upper mark is thinned with fuel, so have it changed first.',
  },
  {
    id: 'job-service-light-what-service',
    jobs: ['reset-the-service-light'],
    asks: [
      'spanner is on, how many more miles can I go',
      'what does service due in minus 500 miles mean',
      'did an oil change early, should I reset it',
      'how do I record it in a digital service book',
      'is a red oil can also a service reminder',
      'reminder came after only 5000 miles',
      'I did the oil but not the inspection, reset both?',
    ],
    answer:
      'The spanner counts down to a date or mileage, and a minus means that you are past it: book or do the work soon, because the oil gets no better. A red oil can is something else and means switch off now. Reset only what has really been done; oil and inspection often count separately. If you changed the oil early, reset that one and write it down. A digital record can only be written by a workshop with access, so keep your receipts.',
  },
  {
    id: 'job-scratch-bare-metal-wait',
    jobs: ['deal-with-a-paint-scratch', 'treat-stone-chips-and-surface-rust'],
    asks: [
      'no time now, how do I stop the scratch rusting',
      'can I see bare metal or only primer',
      'clear nail varnish on the chip for the moment',
      'keyed along the whole side, do it myself?',
      'scratch on the plastic bumper, does it rust',
      'how many coats with the touch up pen',
      'is it worth telling the insurance',
    ],
    answer:
      'Dry it, clean it with alcohol and cover the bare metal today with wax or a piece of clear film, which buys you some weeks; nail varnish seals for a while, but has to come off again before paint. Grey or white is usually primer, bright is metal. Plastic does not rust, so take your time there. With a pen, use several thin coats. A whole side needs a body shop: photograph it, report it, and weigh the excess against the bonus.',
  },
  {
    id: 'job-mot-day-itself',
    jobs: ['prepare-the-car-for-its-mot'],
    asks: [
      'mot is tomorrow and a bulb just went',
      'should I clean the car before the mot',
      'do I leave the spare and my stuff in the boot',
      'is the tester allowed to take trim off',
      'can I watch the test',
      'engine light went off by itself before the test',
      'locking key, do they need it for the mot',
    ],
    answer:
      'Change the bulb tonight, because that alone can fail it. Clean lights, plates and glass, empty the boot and the seats so that belts, seat mounts and the floor can be seen, and bring the car warm. Testers look without dismantling, so wheels stay on and trim stays in place. You may usually watch from a viewing area. If the engine light went out by itself, read the stored code first, because it tends to return on the way.',
  },
  {
    id: 'job-pothole-tyre-run-flat',
    jobs: ['check-a-car-after-a-pothole', 'check-tyre-tread-and-wear'],
    asks: [
      'how big may a bulge be before it is bad',
      'cut in the tread and I can see threads',
      'how do I look at the inside of the tyre',
      'low profile tyre lost 3 psi since the kerb',
      'can a tyre with a sidewall nick be plugged',
      'tyre looks ok but shakes now',
      'chunk of rubber missing from the side',
    ],
    answer:
      'Any bulge is bad: the cords beneath it are torn, and it can burst without warning, so the wheel comes off the road. Visible threads mean the same. A sidewall cannot be repaired by anybody, whatever the size of the nick, if it goes into the cords. Turn the steering right over to see the inner wall, or use a mirror. A slow loss after a kerb is often a bent rim, and a new shake a broken belt in the tyre: have both looked at.',
  },
  {
    id: 'job-buy-tyres-at-the-fitter',
    jobs: ['choose-and-buy-new-tyres'],
    asks: [
      'fitter says I need new valves as well',
      'tyres they put on are two years old',
      'outside is on the inside after fitting',
      'do I need wheel alignment with new tyres',
      'steering wheel shakes since the new tyres',
      'grip is poor on the fresh rubber, why',
      'can I bring my own tyres to be fitted',
    ],
    answer:
      'New rubber valves belong to it and cost little; sensors need only their seal kit. Tyres up to about two years old count as new if they were stored well. “Outside” or an arrow on the wrong side means back to the fitter today, at no cost to you. Alignment is worth it if the old ones wore unevenly. A shake means balancing again. New rubber is slippery for the first 100 miles. Many fitters take tyres that you bring, but ask first.',
  },
  {
    id: 'job-led-drl-one-segment',
    jobs: ['deal-with-led-headlights'],
    asks: [
      'only the daytime strip is dead on one side',
      'does a dead led segment fail the mot',
      'used headlight from a scrapyard plug and play?',
      'can a specialist open and repair an led headlight',
      'fuse ok and plug dry, what next',
      'mist in the new led unit',
      'why is a whole headlight so dear',
    ],
    answer:
      'One function on one side points to its module or its part of the circuit, so ask for the module by part number before a whole unit; specialists also repair drivers and reseal lights. A used headlight often has to be coded, and on matrix cars calibrated, so it is seldom plug and play. With fuse and plug good, have the codes of the lighting unit read. A light mist that clears is normal. A dipped beam that is out fails the MOT.',
  },
  {
    id: 'job-windscreen-new-calibrate',
    jobs: ['deal-with-a-windscreen-chip'],
    asks: [
      'camera behind the screen, calibrate after replacement?',
      'how long before I can drive with a new windscreen',
      'tape on the edge, when may I take it off',
      'is the cheap glass as good',
      'wind noise since the new screen',
      'crack at the edge but small',
      'rain sensor does not work any more after the screen',
    ],
    answer:
      'A camera behind the glass has to be calibrated after a new screen, and the invoice should say so; ask before you book who does it. The adhesive needs its drive-away time, which the fitter writes down, and doors closed gently for a day. Glass with the right marks for heating, sensor or display works; without them you lose the function. A noise or a dead rain sensor goes back to the fitter. An edge crack grows, however small it is.',
  },
  {
    id: 'job-used-ev-charge-try',
    jobs: ['check-the-battery-of-a-used-electric-car', 'charge-an-electric-car-safely'],
    asks: [
      'which plug and cable should come with the car',
      'it will not start charging at the post',
      'charges at home but not at a public charger',
      'is rapid charging every day bad',
      'set to 6 amps or 10 at the household socket',
      'timer on and it does nothing till night',
      'flap of the charging port is broken',
    ],
    answer:
      'Look for a timer or a charge limit first, because those explain half of the cars that refuse to charge, then try another post and another cable: if the fault follows the car, it needs a specialist. A public AC post wants your own Type 2 cable, rapid chargers have one fixed. At a household socket stay at the lower setting unless an electrician has checked it. Daily rapid charging ages some batteries faster; the manual says what yours takes.',
  },
  {
    id: 'job-used-car-viewing-tricks',
    jobs: ['check-a-used-car-before-you-buy'],
    asks: [
      'does a fridge magnet show filler',
      'what do I listen for on the cold start',
      'how long should the test drive be',
      'who is insured when I test drive a private car',
      'seller will not let me put a code reader in',
      'brown sludge under the oil cap at the viewing',
      'haggle about worn tyres, how',
    ],
    answer:
      'A magnet wrapped in cloth helps on steel panels: where it hardly holds there is filler, but aluminium and plastic never hold it. At a cold start listen for a rattle of more than a second, a knock or blue smoke. Drive twenty minutes, cold to warm, on a fast road as well. Check your own insurance first. A seller who refuses a reader has told you something. Sludge under the cap with a thin film on short trips is one thing, thick brown tar another.',
  },
  {
    id: 'job-timing-belt-drive-until',
    jobs: ['check-whether-the-timing-belt-is-due'],
    faults: ['timing-belt-overdue'],
    asks: [
      'belt is a year overdue, can I wait till payday',
      'how do I look at the cambelt through the cover',
      'which parts belong in the kit',
      'cambelt looks oily',
      'can I do a timing belt at home',
      'is the interval shorter for taxi and towing',
      'belt in oil, how can I see crumbs',
    ],
    answer:
      'Nobody can say how long an overdue belt lasts, and when it goes most engines are wrecked, so book it now and use the car as little as you can until then. Ask for belt, tensioner, idlers and, where the belt drives it, the water pump in one price. Oil or coolant on the belt means that it is due at once, together with the leak. It is no job for home without locking tools. Towing, dust and heat shorten the interval; the manual says by how much.',
  },
  {
    id: 'job-glow-plug-after-new',
    jobs: ['change-the-glow-plugs'],
    asks: [
      'glow light still flashing after new plugs',
      'do I need to change all four glow plugs',
      'carbon in the hole, new plug will not go in',
      'starts fine so can I ignore the glow code',
      'how tight are glow plugs',
      'ceramic or steel type, mix them?',
      'reamer needed or a drill bit?',
    ],
    answer:
      'Clear the code, and if the light still flashes measure each plug and its feed again: the control unit fails about as often. A plug that stops before its seat has carbon in the bore, so use a greased reamer, never a drill bit, which damages the seat. They go in by fingertips and need only a low torque. Do not mix ceramic and metal ones. A warm engine may start without them, but the particulate filter often stops cleaning itself.',
  },
  {
    id: 'job-drained-fuel-handling',
    jobs: ['drain-water-from-the-diesel-filter', 'change-the-fuel-filter'],
    asks: [
      'diesel got on the belt and hoses',
      'can I pour the drained diesel back in the tank',
      'what can I catch the fuel in, a milk bottle?',
      'how do I get rid of the smell on my hands',
      'is heating oil or paraffin ok to fill the filter',
      'do I wear gloves for this',
      'plastic tub gone soft from petrol',
    ],
    answer:
      'Wipe diesel off belts and hoses at once and wash it with soapy water, because it swells rubber and makes belts slip. Drained fuel with water or dirt in it goes to the recycling centre, not back into the tank. For a little diesel a clear jar is right; petrol belongs in an approved can only, since many plastics soften and static can set it off. Fill the filter only with clean road diesel. Nitrile gloves, goggles, soap afterwards.',
  },
  {
    id: 'job-parts-genuine-for-this-job',
    jobs: [
      'change-the-air-filter',
      'change-the-cabin-filter',
      'change-engine-oil-and-filter',
      'change-the-spark-plugs',
      'change-the-wiper-blades',
      'change-the-fuel-filter',
    ],
    asks: [
      'is a cheap filter from the internet good enough',
      'genuine or aftermarket service parts',
      'spark plugs half the price online, fake?',
      'what brands are original equipment',
      'supermarket wiper or dealer wiper',
      'is a no name oil filter a risk',
      'does the dealer notice non original filters',
    ],
    answer:
      'A known brand that supplies car makers is as good as the dealer’s box and usually costs far less; the cheapest no-name is where the risk lies. Oil and fuel filters need the right valve and fineness, so do not save there. Spark plugs are often faked: buy from a shop with a name, and look at the print and the finish. For air and cabin filters fit matters most. In the warranty keep receipts for parts of matching quality.',
  },
  {
    id: 'job-disconnect-how-long-wait',
    jobs: ['disconnect-the-battery-safely'],
    asks: [
      'how long do I wait before I pull the terminal',
      'is taking off the negative alone enough',
      'boot closed and battery is inside, disconnected',
      'handbrake is electric, how do I release it now',
      'can I leave it disconnected all winter',
      'does it make a hybrid safe to work on',
      'clamp springs back onto the post',
    ],
    answer:
      'Negative alone is enough for most work, if you wrap the clamp so that it cannot spring back. Wait until the car sleeps, as long as the manual says or about half an hour, and ten minutes more near airbags. Leave boot and a window open beforehand, and know the mechanical way in. An electric handbrake has to be set or released first, with the wheels chocked. It never makes the high voltage of a hybrid safe. A winter without charge still empties it slowly.',
  },
];
