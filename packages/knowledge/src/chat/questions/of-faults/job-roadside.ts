import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask in the middle of a job at the roadside, in winter or with a reader. */
export const jobRoadsideQuestions: readonly CommonQuestion[] = [
  {
    id: 'job-breakdown-stay-in-car',
    jobs: [
      'deal-with-a-breakdown',
      'deal-with-an-overheating-engine',
      'get-going-after-running-out-of-fuel',
    ],
    asks: [
      'do I stay in the car on the hard shoulder',
      'broken down in a live lane, what first',
      'it is raining, may we sit in the car and wait',
      'where do I put the triangle',
      'smart motorway no shoulder, where to stop',
      'leave the dog in the car on the motorway?',
      'cant get out on the left side',
    ],
    answer:
      'Get everybody out by the doors away from the traffic and behind the barrier, rain or not: a stopped car on a fast road is easily hit. If you cannot leave it safely, keep the belts on, hazards on, and call 999. The dog stays in the car. No triangle on a motorway; on other roads at least 45 metres behind it, if it is safe to walk there. Without a hard shoulder make for an emergency area or an exit while it still rolls.',
  },
  {
    id: 'job-breakdown-repair-on-shoulder',
    jobs: ['deal-with-a-breakdown', 'fit-the-spare-wheel', 'use-a-puncture-repair-kit'],
    asks: [
      'can I change the wheel on the motorway hard shoulder',
      'quick fix at the side of the a road',
      'tyre is flat on the driver side next to traffic',
      'drive slowly on the flat to the next exit?',
      'how long does recovery take, can I do it myself meanwhile',
      'no phone signal and broken down',
      'police told me to move it',
    ],
    answer:
      'Do not work on a motorway, its shoulder or beside moving traffic: ring for help and wait behind the barrier. Crawling a few hundred yards on a flat ruins the tyre and perhaps the rim, but rubber is cheaper than people, so roll on to an exit or emergency area if you can steer. Without a signal use the orange phone, which knows where you are. Elsewhere change a wheel only on level, firm ground well off the carriageway.',
  },
  {
    id: 'job-overheat-water-limp',
    jobs: ['deal-with-an-overheating-engine'],
    asks: [
      'can I open the cap after ten minutes',
      'pour water over the engine to cool it',
      'limp home stopping every few miles',
      'no coolant, is bottled water ok',
      'let it idle with the heater on or switch off',
      'needle fell back by itself, carry on?',
      'water runs straight out at the bottom',
      'when is it cool enough to take the cap off',
      'cold water into the hot radiator',
    ],
    answer:
      'Leave the cap shut until you can rest a hand on the top hose, at least half an hour; before that it sprays boiling coolant. No cold water over or into a hot engine, which cracks the head. If the needle only begins to climb, the heater on full can hold it while you look for a place; once it has boiled, switch off. Plain water will do to refill a cold one. If it runs out as you pour, or oil is milky, have it recovered instead of limping.',
  },
  {
    id: 'job-misfuel-small-amount',
    jobs: ['deal-with-misfuelling'],
    asks: [
      'only two litres of petrol in a full diesel tank',
      'can I dilute it by filling up with the right fuel',
      'put diesel in my petrol car but not started',
      'drove a mile and it stalled',
      'switched the ignition on but not the engine',
      'can I siphon it out myself with a hose',
      'super unleaded instead of normal, a problem?',
    ],
    answer:
      'Do not dilute and hope: a modern diesel pump is lubricated by its fuel, and a little petrol is enough to hurt it, so leave the ignition off and have it drained. Diesel in a petrol car fouls plugs and catalyst and is drained too. Siphoning by mouth or hose is dangerous, because petrol vapour explodes and poisons. If the ignition was on or it was driven, say so, since lines and filter then need flushing. Super in a petrol car is no problem.',
  },
  {
    id: 'job-misfuel-push-and-insurance',
    jobs: ['deal-with-misfuelling'],
    asks: [
      'how do I get the car away from the pump',
      'automatic, wrong fuel, cant push it',
      'steering is locked, can I turn the key just once',
      'does insurance or the AA cover misfuelling',
      'who takes the contaminated fuel away',
      'how long does the drain take and can I drive after',
      'must I pay for the fuel at the till',
    ],
    answer:
      'Leave it where it is and tell the staff: they close the pump, which happens every week. Only a manual with free steering may be pushed in neutral, because the ignition starts the fuel pump. A mobile drain comes to the pump and takes half an hour to an hour. Some breakdown and insurance policies pay for the drain, few for damage after driving, so ring before you agree. The drain firm takes the fuel away, and yes, the till wants paying.',
  },
  {
    id: 'job-empty-tank-how-much',
    jobs: ['get-going-after-running-out-of-fuel'],
    asks: [
      'is one litre enough to get going',
      'put 5 litres in and it still will not start',
      'diesel ran dry, do I need to bleed it',
      'can I carry petrol in a water bottle',
      'how long can I crank it after running out',
      'on a hill and ran out, pump cannot reach it',
      'push start it to pull the fuel through?',
    ],
    answer:
      'Five litres at least, ten on a slope, since a splash may not reach the pickup. Switch the ignition on for ten seconds and off again three times before you crank, so that the pump fills the line, then ten seconds’ cranking with a minute’s rest. A diesel with a hand primer is squeezed until it is hard; a common-rail one that does not start after three tries needs help. Fuel goes in an approved can only. Do not push or tow it to start.',
  },
  {
    id: 'job-tow-rope-which',
    jobs: ['tow-a-car-and-be-towed'],
    asks: [
      'can I tow an automatic with a rope',
      'where does the towing eye screw in',
      'eye will not screw in, left hand thread?',
      'tow with the engine off, brakes hardly work',
      'how long may the rope be',
      'tie the rope to the axle or the bumper?',
      'may a learner steer the towed car',
    ],
    answer:
      'Not unless its manual allows it, and then only slowly and not far: with its driven wheels turning, the gearbox of an automatic gets no oil, and a hybrid or electric car makes current. Take recovery. The eye screws in behind a cap in the bumper, right up to its stop, and some have a left-hand thread. Never a bumper or a suspension arm. At most 4.5 m between the cars, something bright on the rope. Whoever steers needs a licence and a strong leg.',
  },
  {
    id: 'job-tow-to-start',
    jobs: ['tow-a-car-and-be-towed', 'jump-start-a-car'],
    asks: [
      'can I bump start it by towing',
      'tow start a diesel or an automatic',
      'push start with a flat battery, which gear',
      'will bump starting damage the cat',
      'roll it down the hill to start',
      'ignition on or off while being pushed',
      'keyless car, can it be pushed to start',
    ],
    answer:
      'Use jump leads or a booster instead: tow starting ends in the other car’s boot, and unburnt fuel can overheat the catalytic converter. An automatic, a hybrid or a keyless car cannot be started that way at all. A manual petrol car may start when pushed or rolled in second gear, ignition on and clutch let out at walking pace, but with the battery quite flat nothing in it works, the steering help and brake servo least of all.',
  },
  {
    id: 'job-steering-lock-key-stuck',
    jobs: ['free-a-locked-steering-wheel'],
    asks: [
      'key will not turn at all',
      'key is stuck in the ignition',
      'wheel locked with the front tyre against the kerb',
      'wd40 in the ignition barrel ok?',
      'grip the key with pliers and turn?',
      'push button car says steering lock fault',
      'automatic in park and key does not come out',
    ],
    answer:
      'Take the load off first: foot on the brake, ease the steering wheel to the side that gives a little and turn the key gently at the same time. Pliers snap the key. Graphite or a dry lock lubricant goes in the barrel, not oil, which gums it up. A key that will not come out of an automatic usually means that the lever is not fully in P or the battery is weak. With an electric lock, charge the battery, hold the key to its spot, and try again.',
  },
  {
    id: 'job-dpf-drive-how-long',
    jobs: ['clear-the-particulate-filter-with-a-drive'],
    asks: [
      'drove 30 minutes and the filter light is still on',
      'how do I know regeneration has finished',
      'interrupted it at the traffic lights, start again?',
      'which gear and revs exactly',
      'can I do it standing still by revving',
      'does a bottle of dpf cleaner help on the run',
      'light is flashing now, keep going?',
    ],
    answer:
      'Try once more for half an hour at a steady 40 to 60 mph with about 2,000 to 2,500 rpm, fully warm; two such drives without success mean a garage. It is finished when the idle falls back, the fan stops and stop-start works again. A short stop does no harm, switching off in the middle does. Revving on the spot does not load the engine, so it does not get hot. A flashing light, loss of power or oil above the mark: break off.',
  },
  {
    id: 'job-obd-no-connect',
    jobs: ['read-trouble-codes-with-an-obd-reader', 'clear-the-engine-management-light'],
    asks: [
      'reader will not connect to my car',
      'bluetooth dongle not found',
      'where is the obd socket hidden',
      'says no codes but the light is on',
      'socket has no power',
      'cheap elm327 does not read abs or airbag',
      'can I leave the dongle plugged in',
    ],
    answer:
      'Switch the ignition on first; with it off most cars stay silent. Then check the fuse of the lighter or diagnostic socket, which is often blown by a charger, and pair the dongle in the app rather than in the phone’s settings if the app asks for that. A plain reader sees only engine codes, so a light for ABS, airbag or gearbox needs one for the make. Clear “no codes” by reading pending ones too. Unplug it afterwards, because some drain the battery.',
  },
  {
    id: 'job-code-cleared-came-back',
    jobs: ['clear-the-engine-management-light', 'read-trouble-codes-with-an-obd-reader'],
    asks: [
      'cleared the code and it was back in ten minutes',
      'how long must it stay away before I trust it',
      'cleared it before writing it down',
      'code returns only on the motorway',
      'can I clear it in the mot queue',
      'does pulling the battery clear the light',
      'light off but readiness says incomplete',
    ],
    answer:
      'A code that is back within minutes is an electrical fault or something that is wrong all the time; one that takes days is tested only under certain conditions. Trust a repair after a week with cold starts and a steady main road, no pending code and all monitors ready. If you cleared it unseen, drive until it returns and read the freeze frame then. The battery trick also wipes windows, radio and gearbox memory. Cleared just before the MOT cures nothing.',
  },
  {
    id: 'job-service-light-reset-fails',
    jobs: ['reset-the-service-light'],
    asks: [
      'service light will not reset',
      'held the trip button and nothing happened',
      'message is back the next day',
      'can I just reset it without the oil change',
      'dealer says only they can do it',
      'oil spanner gone but inspection still shows',
      'how many miles will it count now',
    ],
    answer:
      'Try the menu first, then the exact order in your manual: ignition off at the start, hold the button as you switch on, and do not let go early. Several makes count oil and inspection separately, so one may stay. Where neither works, an inexpensive reader with a service function does it on many cars. If it returns at once, it is perhaps another message, such as oil level. Resetting without the work only takes away the reminder.',
  },
  {
    id: 'job-flood-dry-out',
    jobs: ['check-a-car-after-deep-water'],
    asks: [
      'drove through a deep puddle and brakes feel weak',
      'carpet is wet after the ford',
      'engine died in the water, try once?',
      'air filter is damp, start it anyway',
      'oil looks normal but water was to the bumper',
      'how dry the inside quick',
      'electric car stood in flood water, charge it?',
    ],
    answer:
      'Do not try the starter if it died in the water or the air filter is wet: water in a cylinder bends a rod at the first turn, so have it recovered. Weak brakes come back after some gentle stops at walking pace. Lift the carpets and dry the felt underneath, with warm moving air, because control units lie there. Look at the oil for a raised level or cream. Keep away from an electric car that stood in a flood, do not charge it, ring the maker.',
  },
  {
    id: 'job-leak-identify-first',
    jobs: ['find-out-what-is-leaking'],
    asks: [
      'clear liquid under the car, is it just ac water',
      'red drops at the front',
      'is it oil or brake fluid on the inside of the wheel',
      'can I taste or burn it to see what it is',
      'greasy spot but all the levels are ok',
      'smells of fish, the oil under the middle',
      'drips only when parked nose down',
    ],
    answer:
      'Rub a drop between gloved fingers on white paper: plain water evaporates, coolant is coloured, sweet and slimy, engine oil brown to black, automatic and steering fluid often red, gear oil smells of sulphur or fish, brake fluid is clear to yellow and slippery. Never taste or burn it. Fuel smell or brake fluid inside a wheel means: do not drive. All levels all right and a small spot only calls for cardboard overnight and another look.',
  },
  {
    id: 'job-noise-vibration-note',
    jobs: [
      'find-where-a-noise-comes-from',
      'find-the-cause-of-a-vibration',
      'find-out-why-the-car-pulls',
    ],
    asks: [
      'noise never comes when the mechanic drives it',
      'how do I record it properly',
      'can I coast with the engine off to listen',
      'passenger hears it on the left and I on the right',
      'shakes at 60 only, gone at 70',
      'test gave nothing, everything seems normal',
      'is it safe to do these tests alone on the road',
    ],
    answer:
      'Write down when it comes, cold or warm, speed, gear, bend, bump or brake, and let a passenger record it twice; that is worth more than a guess at the part. Take the mechanic along on your road. Never coast with the engine off, as brakes and steering lose their help. A shake that is there at one speed and gone above it is mostly wheel balance. If a test needs your eyes on a phone, leave it until somebody comes with you.',
  },
  {
    id: 'job-clutch-test-handbrake',
    jobs: ['find-out-whether-the-clutch-is-finished'],
    asks: [
      'is a stall test with the handbrake on right',
      'it did not stall, so the clutch is gone?',
      'slips only in fifth gear uphill',
      'smelled after my clutch test',
      'bite is right at the top of the pedal',
      'how many times can I repeat the test',
      'self adjusting cable, can I set it',
    ],
    answer:
      'Do the test on the road instead: about 30 mph in a high gear, accelerator down for two seconds, once. If the revs run away from the speed, it slips, and the first signs come uphill in high gears. Trying to stall it against the handbrake heats it badly, and the car can jump forward. A smell after one test says enough, so do not repeat it. A high bite alone can be adjustment on a cable car, but most adjust themselves or are hydraulic.',
  },
  {
    id: 'job-fuel-use-measure',
    jobs: ['find-out-why-it-uses-too-much-fuel'],
    asks: [
      'display says 50 mpg but my sums say 42',
      'how do I work out mpg from litres',
      'one tank is worse, fault or cold weather',
      'does the roof rack really matter',
      'fuel trims are plus 15 what does that mean',
      'coolant only gets to 70 degrees on the motorway',
      'how much worse in winter is normal',
    ],
    answer:
      'Believe the pump, not the display: fill to the first click, drive at least 200 miles, fill again, and divide miles by litres, times 4.55. Ten to a quarter more in winter on short trips is normal, and a roof box alone shows clearly on the motorway. Coolant that stays near 70 °C is a thermostat stuck open. Trims of plus 15 per cent mean that the engine adds fuel, so look for an air leak or weak fuel supply. Soft tyres come first of all.',
  },
  {
    id: 'job-ac-regas-can',
    jobs: ['check-the-air-conditioning'],
    asks: [
      'can I use a top up can from the shop',
      'vent temperature 14 degrees, is it low on gas',
      'loosen the valve to see if there is gas in it',
      'does it smell because of the gas',
      'green stain at a pipe, fix with sealant?',
      'how cold should the middle vent get',
      'ac water dripping inside the footwell',
    ],
    answer:
      'Leave the cans: nobody can see how much is in the system, and too much gas, mixed kinds or sealer ruin the compressor. Opening a valve freezes skin and eyes, and only certified people may handle the gas. On a day of 20 to 25 °C a middle vent of about 4 to 12 °C after ten minutes is good; 14 °C with weak air may only be a full cabin filter. A green or oily stain marks the leak. Water in the footwell is a blocked drain.',
  },
];
