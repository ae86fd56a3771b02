import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask in the middle of a job on brake fluid, coolant, fuel filters and AdBlue. */
export const jobFluidQuestions: readonly CommonQuestion[] = [
  {
    id: 'job-bleed-nipple-seized',
    jobs: ['change-brake-fluid'],
    faults: ['air-in-brake-system'],
    asks: [
      'the bleed nipple will not open',
      'bleeder is rusted solid',
      'nipple snapped off in the caliper',
      'how do I free the little screw without breaking it',
      'can I skip the one wheel that is stuck',
      'bleed screw rounded with my spanner',
      'heat on the bleeding valve, allowed?',
    ],
    answer:
      'Stop as soon as modest force does not move it: a snapped nipple usually means a new caliper or cylinder. Brush it, soak it with penetrating oil overnight, use a six-point ring or socket, tap the spanner lightly and work it back and forth. No flame, because of hoses and fluid. If one wheel cannot be bled, the job is not finished there, but as long as nothing was opened at that wheel no air got in; have a garage free it.',
  },
  {
    id: 'job-bleed-order',
    jobs: ['change-brake-fluid'],
    faults: ['air-in-brake-system'],
    asks: [
      'at which wheel do I start with bleeding',
      'is it furthest from the master cylinder first',
      'right hand drive, start rear left or right?',
      'does the order of bleeding matter',
      'what sequence with ABS',
      'nearest or farthest brake to begin',
      'bled the front ones first, wrong?',
    ],
    answer:
      'Your manual gives the order, and cars differ: many start at the wheel furthest from the master cylinder, some with ABS begin elsewhere or in diagonal pairs. If you have no figure, furthest to nearest is the usual rule, and a different order does no harm as long as the reservoir never runs low. What decides is the result: a pedal that is as high and hard as before. If it stays spongy, go round once more.',
  },
  {
    id: 'job-bleed-alone',
    jobs: ['change-brake-fluid'],
    faults: ['air-in-brake-system'],
    asks: [
      'can I bleed the brakes by myself',
      'no helper, is a one man kit any good',
      'do those non return valve tubes work',
      'vacuum pump or pressure bleeder for one person',
      'wedge the pedal with a stick?',
      'bubbles keep coming with my vacuum bleeder',
      'gravity bleeding alone, enough?',
    ],
    answer:
      'A pressure bleeder on the reservoir is the best way alone, at the low pressure printed on it. One-way hoses work if the end stays under fluid. With a vacuum pump you see endless bubbles, because air creeps past the thread of the nipple, so do not judge by those. Wedging the pedal is no good: the screw must be closed before the pedal comes up. If nobody can help and you own no bleeder, have it done; it is a short job for a garage.',
  },
  {
    id: 'job-brake-fluid-reservoir-ran-dry',
    jobs: ['change-brake-fluid'],
    faults: ['air-in-brake-system'],
    asks: [
      'the reservoir ran dry while bleeding',
      'I let it suck air at the top',
      'forgot to top up and now the pedal is at the floor',
      'fluid dropped below min during bleeding',
      'air in the abs block how do I get it out',
      'pedal soft after bleeding all four corners',
      'bled twice and still squishy',
    ],
    answer:
      'Do not drive it: air has gone into the master cylinder and perhaps into the ABS unit. Fill up, bleed the master cylinder first at its pipe joints if your manual shows it, then go round all wheels again with plenty of fluid. Press slowly and never to the floor on an old cylinder. If the pedal is still soft after two rounds, the ABS valves have to be worked with a scan tool, which a garage or mobile mechanic can bring.',
  },
  {
    id: 'job-brake-fluid-open-bottle',
    jobs: ['change-brake-fluid', 'check-brake-fluid'],
    asks: [
      'is the brake fluid from an opened bottle still good',
      'half used can from last year',
      'does dot 5.1 go on top of the dot 4 in there',
      'dot 3 in a dot 4 car',
      'what is the difference between dot 5 and 5.1',
      'low viscosity LV fluid, do I need it',
      'old bottle with loose cap ok for top up?',
    ],
    answer:
      'Use a sealed can: opened fluid draws water from the air and may be spent after a few months. DOT 3, 4 and 5.1 mix with each other, though the result is only as good as the weaker one, and your cap names the least that belongs in it. DOT 5 is silicone and must never go in with the others. Some cars with modern ABS ask for a thin LV or Class 6 fluid; then use that.',
  },
  {
    id: 'job-brake-fluid-low-top-up',
    jobs: ['check-brake-fluid'],
    asks: [
      'can I just top up the brake fluid',
      'it is near min, fill it or leave it',
      'level dropped a centimetre since last year',
      'reservoir below the line but no leak',
      'topped it up and it went down again',
      'used the wrong oil in the brake reservoir',
      'overfilled the brake tank, problem?',
    ],
    answer:
      'Look at the pads before you pour: a level that sinks slowly with wearing pads is normal, and it comes back up when new ones go in. Low fluid with thick pads, or a level that falls again within weeks, is a leak, and then do not drive until it is found. If any mineral oil, power steering fluid or screenwash went in, do not press the pedal and have it recovered, because every seal in the brakes swells. Never fill above MAX.',
  },
  {
    id: 'job-brake-fluid-tester-values',
    jobs: ['check-brake-fluid', 'change-brake-fluid'],
    asks: [
      'the tester pen says 2 percent, should I change it',
      'the pen lights up orange',
      'boiling point measured 180 degrees is it good',
      'fluid is brown, does the colour matter',
      'cheap pen tester accurate?',
      'garage says my brake fluid failed the test',
      'what reading is bad for brake fluid',
    ],
    answer:
      'About three per cent water is the limit for a change, and one to two says plan it soon. Pen testers are only a rough guide, because they measure conductivity and the fluid in the reservoir is drier than that at the calipers. A measured boiling point is better: new DOT 4 boils above 230 °C, and near 155 °C it is at the end. Colour alone proves little. If the last change was over two years ago, change it whatever the pen says.',
  },
  {
    id: 'job-brake-pedal-new-fluid-longer',
    jobs: [
      'change-brake-fluid',
      'change-front-brake-pads-and-discs',
      'change-rear-brake-pads-and-discs',
    ],
    asks: [
      'pedal goes to the floor after the job',
      'brake pedal longer than before I started',
      'first press nothing, then hard after pumping',
      'soft pedal and I never opened the hydraulics',
      'how many pumps until it should be firm',
      'pedal is spongy with new pads',
      'pedal is going down till the floor since new pads',
      'pedal sinks now I have changed the pads',
      'no pedal after fitting new brakes',
      'brakes feel like stepping on a sponge since my work',
    ],
    answer:
      'Do not move the car yet. The first presses after new pads go to the floor because the pistons were pushed back: pump in short strokes until it is high and hard, and check the fluid. If it is firm and stays firm, that was all. If it is springy although nothing was opened, look for a pad not seated, a caliper on the wrong side or a bent shim. If a hose or nipple was opened, there is air: bleed it before driving.',
  },
  {
    id: 'job-coolant-airlock',
    jobs: ['change-engine-coolant'],
    faults: ['thermostat-stuck-closed', 'thermostat-stuck-open', 'water-pump-leaking'],
    asks: [
      'heater blows cold after I changed the coolant',
      'how do I get the air lock out',
      'gurgling behind the dash since the refill',
      'cannot find any bleeding screw on the cooling hoses',
      'gauge goes up and down after filling',
      'air bubbles keep coming out of the tank',
      'must I lift the nose of the car to bleed',
      'no heat from the heater after the flush',
      'coolant filled but cabin stays cold',
      'bubbling noise in the heater since draining',
    ],
    answer:
      'There is still air in it: switch off before the gauge passes normal, let it go cold, top up, open the bleed screws on the heater hoses or the thermostat housing and fill slowly with the heater on hot. Raising the nose helps the air to reach the tank, and squeezing the top hose, cold, pushes it along. Many cars have an electric pump with a bleeding routine in the manual. If it goes on bubbling, test for a blown head gasket.',
  },
  {
    id: 'job-coolant-took-less',
    jobs: ['change-engine-coolant'],
    asks: [
      'only 4 litres went in, the book says 7',
      'I drained 5 and can only get 3 back in',
      'it takes less coolant than came out',
      'does all the old coolant come out',
      'how do I know it is full',
      'some old antifreeze stays inside, mixture ok?',
      'capacity does not match what I filled',
    ],
    answer:
      'Two things explain it: some of the old coolant stays in the block and the heater, and some of the missing volume is air. Compare with what you drained, not with the book. If you got in clearly less than came out, there is an air pocket, so bleed it before you drive. If water stayed inside from flushing, the mix is now too thin: measure the frost protection and adjust with concentrate.',
  },
  {
    id: 'job-coolant-tap-water',
    jobs: ['change-engine-coolant', 'check-and-top-up-coolant', 'check-the-antifreeze'],
    asks: [
      'can I use tap water for the coolant',
      'is deionised water really necessary',
      'only had mineral water at the roadside',
      'rain water or boiled kettle water in the radiator',
      'straight antifreeze without water, better protection?',
      'what ratio do I mix it',
      'battery top up water for coolant ok',
    ],
    answer:
      'Tap water will do to get you home, but for a proper fill use deionised water: the lime in hard water furs up the engine and the heater. Battery top-up water is deionised and suits. Mix concentrate half and half unless the bottle says otherwise; undiluted antifreeze freezes earlier and cools worse than the mixture. After a roadside top-up with water, measure the frost protection and put it right before the first frost.',
  },
  {
    id: 'job-coolant-mixed-colours',
    jobs: ['check-and-top-up-coolant', 'check-the-antifreeze', 'change-engine-coolant'],
    asks: [
      'I mixed pink and blue coolant',
      'topped up with the wrong colour antifreeze',
      'red and green together went brown',
      'is universal coolant safe to add',
      'there is jelly in the tank now',
      'different antifreeze types mixed, drive or flush',
      'I do not know which one is in there',
    ],
    answer:
      'A cupful of another kind does no immediate harm, but the mixture protects less against corrosion, so plan a flush. Colour tells you nothing: the code on the bottle and in the handbook decides. If the coolant has turned brown, cloudy or jelly-like, do not leave it, because it clogs the heater and radiator; have it flushed with water until clear and filled with one kind. If nobody knows what is in it, that is also the answer.',
  },
  {
    id: 'job-coolant-cap-hiss-cold',
    jobs: ['check-and-top-up-coolant', 'check-the-antifreeze', 'test-for-a-blown-head-gasket'],
    asks: [
      'it hissed when I opened it although the engine was cold',
      'pressure in the tank the next morning',
      'top hose hard first thing before starting',
      'coolant pushed up when I took the cap off cold',
      'is a little hiss on a cold car normal',
      'opened it and it overflowed, engine stone cold',
      'still pressurised overnight, gasket?',
    ],
    answer:
      'A faint hiss after some hours is normal, because the cap holds pressure until everything is cool. Real pressure after a whole night, a hose that is hard before you start, or coolant that rises as the cap comes off points to combustion gas in the system. Do not drive it far; have the combustion-gas test done, or do it with the tester. Look at the oil and at the exhaust too. A cap that never lets go can mimic it, so try a new one.',
  },
  {
    id: 'job-coolant-drain-hose-stuck',
    jobs: ['change-engine-coolant'],
    faults: ['thermostat-stuck-open', 'thermostat-stuck-closed', 'water-pump-leaking'],
    asks: [
      'cannot get the hose off the radiator',
      'the coolant hose is glued on by age',
      'spring clip is impossible to reach',
      'plastic stub snapped when I pulled',
      'can I cut the hose off',
      'reuse the old spring clips or jubilee',
      'drain tap on the radiator is broken',
    ],
    answer:
      'Break the bond before you pull: slide the clip well back, twist the hose with your hands or with pliers over a cloth, and ease a blunt hook under its edge. Never lever against a plastic stub, which snaps off the radiator. If the hose is due anyway, slit it lengthwise. Spring clips keep their tension and may be reused at their old marks; a screw clip crushes plastic when it is overtightened. A broken tap or stub means a new part.',
  },
  {
    id: 'job-antifreeze-reading-meaning',
    jobs: ['check-the-antifreeze', 'prepare-the-car-for-winter', 'check-and-top-up-coolant'],
    asks: [
      'tester shows minus 18, enough for the UK',
      'refractometer says -45, too strong?',
      'floating ball tester or refractometer',
      'what frost value should I see',
      'how do I strengthen it without draining all',
      'reading is only -10 and frost tonight',
      'sample is cloudy does the figure count',
    ],
    answer:
      'Aim for −25 °C or better; −18 gets you through most British nights but says that the corrosion protection is thin as well. Stronger than about −40 brings nothing and cools worse. To strengthen it, draw some coolant out of the cold system and replace it with concentrate of the same kind, then drive and measure again. An oily or cloudy sample gives a false figure. With −10 and frost coming, do it tonight or keep the car indoors.',
  },
  {
    id: 'job-ev-coolant-top-up-myself',
    jobs: ['look-after-the-coolant-of-an-electric-car'],
    asks: [
      'can I top up the coolant in my electric car',
      'ev coolant slightly under min, add some?',
      'which antifreeze goes in the battery circuit',
      'the dealer wants me in just to fill a bottle',
      'is it same coolant like petrol car',
      'level fell a little, may I pour water',
      'put normal coolant in the ev already',
    ],
    answer:
      'Do not open or top it up yourself: the circuit may cool the high-voltage battery and need a coolant that hardly conducts, and air in it can only be bled by software. A level that falls is a leak until proved otherwise, and a leak into the battery can start a fire days later. Photograph the mark and ring the dealer or a specialist. If something has already gone in, say so, and do not charge the car until they have looked.',
  },
  {
    id: 'job-fuel-filter-wont-start-after',
    jobs: ['change-the-fuel-filter', 'drain-water-from-the-diesel-filter'],
    faults: ['diesel-fuel-filter-clogged'],
    asks: [
      'diesel will not start after changing the filter',
      'how do I prime it there is no pump bulb',
      'cranks and cranks since the filter change',
      'air in the diesel line what do I do',
      'started, ran ten seconds and died',
      'how long can I crank it',
      'can I tow start it to pull fuel through',
    ],
    answer:
      'There is air in the low-pressure side, so prime it instead of cranking: squeeze the bulb until it is hard, or switch the ignition on for half a minute and off again, six or more times, so that an electric pump fills the filter. Crank ten seconds at most, with a minute between. Check that the seals and connectors are home and not sucking air. Never loosen a high-pressure pipe. After three tries get a garage to run the pump.',
  },
  {
    id: 'job-fuel-filter-fill-first',
    jobs: ['change-the-fuel-filter'],
    asks: [
      'should I fill the new diesel filter before fitting',
      'pre fill filter with diesel or leave it empty',
      'which side of the filter do I pour fuel in',
      'which way does the arrow point',
      'fitted the fuel filter backwards',
      'two hoses look the same, which is feed',
      'can I use a non genuine fuel filter',
    ],
    answer:
      'Fill it only through the dirty inlet side and with clean fuel, because whatever goes in on the clean side reaches the injectors; many makers prefer priming it dry. The arrow points the way the fuel flows, from tank to engine. Fitted backwards it starves the engine and may collapse, so turn it round. Mark the hoses before you take them off. A known brand is good enough; a no-name filter is the wrong place to save.',
  },
  {
    id: 'job-fuel-smell-after-filter',
    jobs: ['change-the-fuel-filter', 'drain-water-from-the-diesel-filter'],
    asks: [
      'it smells of diesel since the filter change',
      'damp round the fuel filter after I did it',
      'petrol drip at the connector',
      'can I smoke or use a work light near it',
      'fuel sprayed on me when I opened the line',
      'quick connector does not click',
      'seal of the housing looks swollen',
    ],
    answer:
      'Do not start or drive it while anything is wet with fuel: switch off, keep flames, cigarettes and hot bulbs away, wipe it dry and look again with a torch. Usually a connector is not fully clicked or a seal is pinched or was left out. Push each connector on until it clicks and pull to prove it. Wash fuel off skin at once; if a high-pressure jet hit you, go to hospital without delay. If the leak stays, have the car recovered.',
  },
  {
    id: 'job-diesel-water-amount',
    jobs: ['drain-water-from-the-diesel-filter'],
    asks: [
      'only diesel came out, no water',
      'got a whole cup of water out of the filter',
      'light comes back on two days after draining',
      'how do I tell water from diesel in the jar',
      'no drain screw on mine',
      'water in fuel warning but the sample is clear',
      'black slime at the bottom of the jar',
    ],
    answer:
      'A spoonful of water below the diesel is what a separator is for; a cupful, or a light that returns within days, means that the tank has to be emptied. Let the jar stand for ten minutes: water lies underneath with a sharp line. If only clear diesel came and the light stays on, the sensor or its plug may be at fault. Black slime is diesel bug: change the filter and have the tank treated. No drain means a new filter.',
  },
  {
    id: 'job-adblue-in-diesel-tank',
    jobs: ['top-up-adblue', 'deal-with-misfuelling'],
    asks: [
      'I put adblue in the diesel tank',
      'diesel went into the adblue filler',
      'blue cap mix up, what now',
      'a splash of adblue in the fuel, does it matter',
      'wrong tank, engine not started',
      'how fast does adblue wreck a diesel',
      'can I dilute it by filling up with diesel',
      'by accident adblue went in with the diesel',
      'poured def into the fuel filler',
    ],
    answer:
      'Leave the ignition off, even for unlocking the steering: AdBlue turns to crystals and corrodes pump and injectors as soon as it is pumped round. Even a small amount has to be drained, and diluting does not help. Ring a fuel drain service or your breakdown cover from where the car stands. Diesel in the AdBlue tank is just as bad for that system: do not start it either, since the tank, pump and lines have to be cleaned.',
  },
  {
    id: 'job-adblue-message-stays',
    jobs: ['top-up-adblue'],
    asks: [
      'filled adblue but the message is still there',
      'countdown not reset after topping up',
      'added 5 litres and it still says low',
      'how long until the car notices the adblue',
      'no start in 300 miles after I filled it',
      'countdown is at zero and it wont start now',
      'range did not change with refill',
    ],
    answer:
      'Give it more, then time: many cars only notice after five to ten litres and after the ignition was on for a minute or a few miles were driven. Fill with the ignition off, close the cap, then switch on and wait half a minute before you start. If the message talks about quality or a system fault rather than level, more fluid does not help. After a countdown that reached zero some cars need a diagnostic tool to start.',
  },
  {
    id: 'job-adblue-spill-crystals-age',
    jobs: ['top-up-adblue'],
    asks: [
      'spilled adblue on the paint and in the boot',
      'white crystals round the filler',
      'is adblue from two years ago still ok',
      'frozen adblue in winter, can I drive',
      'can I dilute adblue with water',
      'smells of ammonia in the boot',
      'cheap adblue from the supermarket, same?',
    ],
    answer:
      'Rinse it off with plenty of water straight away: AdBlue is not very harmful, but it dries to crystals that creep into paint, carpet and connectors. In the boot, soak it up, rinse with a wet cloth several times and dry it. Use it within about a year and sealed to ISO 22241; any seller’s will do. Never stretch it with water, because the sensor notices. It freezes at −11 °C, and the car thaws it by itself.',
  },
];
