import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask next about master cylinder, pipes, fluid, air and the servo. */
export const chassisBrakeHydraulicQuestions: readonly CommonQuestion[] = [
  {
    id: 'chassis-master-cylinder-sinks-no-leak',
    faults: ['master-cylinder-bypassing', 'abs-modulator-valve-stuck'],
    asks: [
      'pedal sinks but no fluid is lost, where does it go',
      'how can it leak without dripping',
      'brake pedal slowly goes down at the lights, reservoir stays full',
      'level is the same and there is no puddle, can it still be the master cylinder',
      'no leak outside but the pedal go down',
      'what does leaking internally mean',
      'I hold my foot on and it creeps to the floor',
    ],
    answer:
      'The fluid slips past the worn seals inside the cylinder and runs back to the reservoir, so nothing drips and the level stays. The typical sign is a pedal that sinks under a light steady foot, yet holds when you stamp on it. A leaking valve in the ABS unit feels the same, so the garage plugs the outlets of the cylinder: still sinking means the cylinder, rock hard means the trouble lies beyond it.',
  },
  {
    id: 'chassis-master-cylinder-sink-normal',
    faults: ['master-cylinder-bypassing', 'air-in-brake-system', 'brake-servo-diaphragm-torn'],
    asks: [
      'pedal drops a bit when I start the engine, is that the fault',
      'it goes down slightly with the engine running but stops, normal or not',
      'how far may a brake pedal sink',
      'standing hard on it at idle it moves an inch more',
      'pedal go down when I start motor, is problem?',
      'is a little creep under heavy foot to be expected',
      'sank a touch then stayed put',
    ],
    answer:
      'A single drop as the engine starts is the servo at work, and a small extra give under a very hard foot is common. What is not normal is a pedal that keeps creeping towards the floor under an even, moderate pressure. Test it for a full minute, parked and with the engine running. If it creeps on, leave the car standing and have the cylinder tested with plugs.',
  },
  {
    id: 'chassis-master-cylinder-diy-bench-bleed',
    faults: [
      'master-cylinder-bypassing',
      'master-cylinder-leaking-outside',
      'master-cylinder-leaks-into-servo',
    ],
    asks: [
      'can I fit a master cylinder at home',
      'do I have to bench bleed the new one',
      'how hard is swapping the brake master cylinder',
      'changed the cylinder and pedal is still soft',
      'after new master cylinder no pressure, why',
      'is a seal kit for it still a thing',
      'special tricks for changing the main brake cylinder myself',
    ],
    answer:
      'It is work for someone who has done brakes before, because every wheel depends on it and a mistake shows only in the hard stop. The new cylinder is filled and bled on the bench or it keeps air, the rod clearance to the servo must be right or the brakes drag, and on many cars the ABS unit then needs a tester. Fluid strips paint. If the pedal is not firm afterwards, the car does not move.',
  },
  {
    id: 'chassis-master-cylinder-into-servo-which-parts',
    faults: ['master-cylinder-leaks-into-servo', 'master-cylinder-leaking-outside'],
    asks: [
      'fluid has got into the servo, does the servo need changing too',
      'brake fluid vanishes and I find no puddle',
      'paint is bubbling on the big round thing under the cylinder',
      'topping up every few weeks, wheels all dry',
      'paint on servo come off, why',
      'do I replace master cylinder alone or with the booster',
      'white smoke on start up and brake fluid going down, connected?',
    ],
    answer:
      'Often yes in time: brake fluid softens the rubber diaphragm and rots the shell, so after a long leak a cautious garage renews both or at least drains the servo and tests it. Blistered paint below the flange and a falling level with four dry wheels give it away. The engine may even draw fluid in through the vacuum hose and smoke white. No topping up makes such a brake fit for the road.',
  },
  {
    id: 'chassis-brake-fluid-low-no-leak-found',
    faults: [
      'front-brake-pads-worn',
      'rear-brake-pads-worn',
      'master-cylinder-leaks-into-servo',
      'brake-fluid-level-sensor-faulty',
    ],
    asks: [
      'fluid level dropped but nothing is leaking',
      'can worn pads make the brake fluid go low',
      'it was at max a year ago and now near min',
      'do I top up the reservoir or not',
      'level of brake liquid goes down slowly with km, is normal?',
      'red light in corners, level looks a bit low',
      'should the fluid ever need topping between services',
    ],
    answer:
      'Slowly falling towards MIN over a year or more is usually pad wear: the pistons stand further out and hold more fluid. So measure the pads before you top up, since filled to MAX now, it overflows when new pads go in. A level that falls within weeks, or below MIN with good pads, is a leak: look at all wheels, pipes, under the servo and, on manuals that share the fluid, the clutch.',
  },
  {
    id: 'chassis-brake-pipe-how-bad-is-rust',
    faults: ['brake-pipe-corroded'],
    asks: [
      'brake pipes covered in grease and corroded it says, how bad',
      'advisory for brake pipe corroded, when to do it',
      'how do they judge if a brake pipe is too rusty',
      'pipe flakes when I scratch it with a nail',
      'brake tube with rust, it can burst suddenly?',
      'tester could not see them for underseal',
      'surface rust or replace, where is the line',
    ],
    answer:
      'A brown film on a smooth pipe is surface rust and may be cleaned and protected; flakes, pits or a swollen place mean that the wall is being eaten and the pipe is renewed now, before it bursts in a hard stop. The worst places are under clips, above the tank and over the rear axle, where nobody sees them. Ask for a photograph with the clip taken off. Thick grease over rust hides it.',
  },
  {
    id: 'chassis-brake-pipe-one-or-all',
    faults: ['brake-pipe-corroded'],
    asks: [
      'one pipe burst, should I have all of them replaced',
      'they want to run new lines front to rear',
      'patch the rotten bit or complete line',
      'how long does replacing rear brake pipes take',
      'only one tube is broken, why change all',
      'copper or kunifer or original steel',
      'tank has to come down for the brake pipe, is that so',
    ],
    answer:
      'Have at least both rear lines and any neighbour of the same look done: they are as old, and the labour of reaching them, sometimes with the tank or axle lowered, is paid only once. Copper-nickel is the sensible material, easy to bend and free of rust; plain copper is softer and hardens with age. Ask for new clips, so that no pipe rubs, and for a pressure check under a firm foot for a minute.',
  },
  {
    id: 'chassis-brake-pipe-burst-on-road',
    faults: ['brake-pipe-corroded', 'brake-hose-burst'],
    asks: [
      'the pedal went to the floor on the road, how do I stop',
      'what do I do if the brakes fail while driving',
      'it burst and there is half a brake left, can I limp home',
      'lost the pedal suddenly, still stopped just about',
      'when brake fail in driving what I should do',
      'half the system still works doesnt it',
      'does the handbrake stop me if a line bursts',
    ],
    answer:
      'Pump the pedal hard and fast, change down, and apply the parking brake little by little, or hold the switch of an electric one pulled, which stops the car by design; steer for an escape road or a verge and warn with horn and hazards. Half the brakes may be left, with a long pedal and a far longer stop. That is to halt once, never to drive home. From there it is carried.',
  },
  {
    id: 'chassis-brake-pipe-diy-flare',
    faults: ['brake-pipe-corroded'],
    asks: [
      'can I make up a brake pipe myself with a flaring tool',
      'cheap flare kit off ebay good enough?',
      'compression joiner in a brake line ok',
      'bit of rubber fuel hose and jubilee clips over the leak',
      'can I solder the hole in a brake pipe',
      'use a plumbing connector for the tube of brake',
      'which flare shape do I need, single or double',
    ],
    answer:
      'Rubber hose, clips, solder, compression joints and plumbing parts must never go into a brake line: the pressure in a hard stop tears them off. A pipe can be made at home only with the right flare for that union, which differs between cars, a good tool, practice flares cut open to look at, and bleeding after that. If you have never done it, buy it ready made or leave it to a garage.',
  },
  {
    id: 'chassis-fluid-boiled-what-now',
    faults: ['brake-fluid-overheated'],
    asks: [
      'the pedal went soft on a mountain and came back when cold, is it ok now',
      'brakes are fine again today, do I need to do anything',
      'garage found nothing wrong after the pedal vanished',
      'towing the caravan down a pass the brake went spongy',
      'brake was zero in the descent and after 30 minute good',
      'fluid got hot once, is it still usable',
      'do I only change the fluid or also pads after it faded',
    ],
    answer:
      'It needs new fluid before the next hill, even though all feels well: old fluid full of water boiled, and it will boil sooner next time. Have the boiling point measured before and all of it renewed at every wheel, with the grade on the cap. Ask them to look for a brake that drags, because one hot wheel can boil good fluid too, and at the pads and discs for cooked, glazed faces.',
  },
  {
    id: 'chassis-fluid-water-test-values',
    faults: ['brake-fluid-overheated'],
    asks: [
      'tester pen shows 2 percent water',
      'boiling point measured 155, bad?',
      'cheap brake fluid tester says three lights',
      'my reading was under 1% so the fluid is good',
      'what is a good boiling temperature for used dot 4',
      'measurement of water 4 percent in brake liquid',
      'are those pen testers accurate',
    ],
    answer:
      'Above 3 per cent water, or below about 160 °C boiling point, the fluid is due at once; 1 to 3 per cent means that it should be renewed soon, and under 1 per cent is good. Cheap pens only measure how well the fluid conducts and can be wrong, most of all with other fluid grades. A tester that boils a sample is the better proof. Fluid near the calipers is usually worse than in the reservoir.',
  },
  {
    id: 'chassis-air-bleed-order-no-bubbles',
    faults: ['air-in-brake-system'],
    asks: [
      'bled all four and no bubbles but still spongy',
      'cannot get a hard pedal whatever I do',
      'which wheel do I bleed first',
      'no air comes out but pedal soft',
      'brake still soft after bleed many times',
      'gravity, vacuum or pressure bleeding, which works best',
      'gone through a gallon of fluid chasing air',
    ],
    answer:
      'No bubbles and a soft pedal means that the air sits where you do not reach it or that it is not air: the ABS unit after it ran dry, a caliper with its bleed screw at the bottom, a swelling hose, pads that are bent or crooked, or drums that are far out of adjustment. Follow the order in the manual, because it differs between cars. Pressure bleeding with a tester that cycles the ABS is the next step.',
  },
  {
    id: 'chassis-air-how-it-got-in',
    faults: ['air-in-brake-system', 'brake-fluid-overheated'],
    asks: [
      'how did air get in, nobody opened the brakes',
      'can air come in by itself',
      'spongy pedal and no work was done',
      'where does the air come from if there is no leak',
      'brake soft without any repair, possible?',
      'reservoir ran low once, did that let air in',
      'will the air work itself out if I keep driving',
    ],
    answer:
      'It does not come in by itself, and it never works its way out: either the reservoir ran empty, a brake was opened, or a seal draws air where fluid can also leave. So where no work was done, look for a leak first, at the wheels, at the master cylinder and under the servo. Old fluid that boils makes vapour, which feels alike but is gone when cool. Bleeding without the cause found is half a job.',
  },
  {
    id: 'chassis-air-pump-plug-the-hose-at-home',
    faults: ['air-in-brake-system', 'brake-hose-collapsed'],
    asks: [
      'bled it with one person and a jar, is that alright',
      'bleed screw tightened with the pedal coming up, did I suck air',
      'my wife pumps and I open the nipple, correct order please',
      'press hold open close release, is that it',
      'how tight is a bleed nipple',
      'can the pedal be pumped quickly while bleeding',
      'reservoir ran dry while I was bleeding',
    ],
    answer:
      'The order is press slowly, hold, open, close while it is still held, then release; opened with the pedal coming up, it draws air back round the thread. Use short, gentle strokes, since full ones on an old cylinder ruin its seals. Keep the reservoir well filled all the time: if it ran dry, start again and expect that the ABS unit may need the tester. At the end the pedal is firm or the car stays.',
  },
  {
    id: 'chassis-fluid-level-light-in-bends',
    faults: [
      'brake-fluid-level-sensor-faulty',
      'front-brake-pads-worn',
      'parking-brake-switch-stuck',
    ],
    asks: [
      'red brake light flickers only in corners',
      'brake warning comes on when going round a roundabout',
      'light on downhill and off on the flat',
      'fluid is at the mark and the red light still shows',
      'when I turn left the brake lamp come on',
      'can a dud float turn the brake light on',
      'level good, handbrake down, light on, what next',
    ],
    answer:
      'In bends or downhill the fluid sloshes away from the float, so the level is usually near MIN: read it first, then measure the pads, because worn pads lower it. Only when the level is near MAX, the pads are good and the pedal is firm, unplug the sensor: if the light goes out, or the plug is wet with fluid, it is the sensor. Never leave it unplugged, or you lose the warning.',
  },
  {
    id: 'chassis-servo-hard-pedal-which-part',
    faults: [
      'brake-servo-diaphragm-torn',
      'brake-vacuum-pump-failed',
      'brake-servo-vacuum-hose-leaking',
    ],
    asks: [
      'pedal is like a brick, is it the servo, the pump or the hose',
      'how do they find which vacuum part has failed',
      'no assistance from the brakes, where to begin',
      'hard brake pedal diesel, pump or booster',
      'brake pedal hard, which of three is broken?',
      'cheapest thing to check first for a solid pedal',
      'want to be sure before paying for a servo',
    ],
    answer:
      'Begin with the hose and its check valve, because they are cheap and often split on the underside. A gauge at the servo end of the hose settles it: low vacuum at idle points to the pump or a leak before it, and good vacuum that falls fast when the pedal is held points to the servo itself. A hiss in the footwell and an idle that stumbles with the pedal down also mean the servo.',
  },
  {
    id: 'chassis-servo-hiss-normal-or-not',
    faults: ['brake-servo-diaphragm-torn'],
    asks: [
      'hissing when I press the brake pedal, is it always a fault',
      'whoosh of air in the footwell on braking',
      'short puff of air at the pedal, normal?',
      'it hisses the whole time my foot is on it',
      'noise of air when pressing brake',
      'revs change when I brake',
      'idle stumbles with the pedal down',
    ],
    answer:
      'A short breath as the pedal goes down is the servo letting air in, and every one does it; a steady hiss for as long as you hold it, with an idle that drops or hunts, is a torn diaphragm or a leaking seal. Sit with the radio off, hold the pedal and listen for ten seconds. The engine also runs lean through that leak, so mixture codes may come with it.',
  },
  {
    id: 'chassis-servo-first-press-hard-morning',
    faults: ['brake-servo-vacuum-hose-leaking', 'brake-vacuum-pump-failed'],
    asks: [
      'only the first press in the morning is hard',
      'after standing the brake pedal is solid then normal',
      'hard pedal before start, soft after, is it a fault',
      'check valve in the hose, how do I test it',
      'in the morning brake is strong like stone',
      'pedal loses its assistance overnight',
      'blew through the one way valve and air goes both ways',
    ],
    answer:
      'After a night some cars lose their stored vacuum and it proves little; if the pedal is hard already an hour after you parked, the check valve or the hose lets it go. Pull the valve with the engine off and blow: air may pass only from the servo towards the engine, and both ways means a new valve. Squeeze the hose along its whole length, the hidden side included, and renew it if it is soft or cracked.',
  },
  {
    id: 'chassis-servo-used-part',
    faults: [
      'brake-servo-diaphragm-torn',
      'brake-vacuum-pump-failed',
      'master-cylinder-bypassing',
      'electronic-brake-booster-failed',
    ],
    asks: [
      'breakers servo any good',
      'second hand brake booster or new',
      'used master cylinder from a scrap car, sensible?',
      'can I get a reconditioned vacuum pump',
      'second hand brake parts is ok for you?',
      'scrapyard has one off the same model, tempted',
      'is a used electronic booster plug and play',
    ],
    answer:
      'Leave used hydraulic parts alone: a master cylinder that has stood dry or been emptied has rust and dead seals that nobody sees. A used servo or vacuum pump of the same part number can do if it holds vacuum on a test and the other car had low mileage, though its diaphragm is as old. An electronic booster is coded and bled with the tester, and makers may refuse used ones, so ask before you buy.',
  },
  {
    id: 'chassis-vacuum-pump-oil-leak-or-noise',
    faults: ['brake-vacuum-pump-failed'],
    asks: [
      'vacuum pump leaks oil down the engine, is that the brake fault',
      'clatter from the end of the cylinder head where the pump sits',
      'electric vacuum pump runs all the time',
      'new gasket on the vacuum pump enough?',
      'pump for brake make noise tack tack',
      'garage blames the belt or cam pump for hard brakes',
      'could dirty oil have done the vacuum pump in',
    ],
    answer:
      'An oil leak alone needs just its seal, but a pump that clatters or does not reach about 0.7 bar of vacuum within ten seconds is worn and goes. On pumps driven by the camshaft, old oil or a blocked screen starves the vanes, so have the oil and its pressure looked at in the same visit. An electric pump that never stops is chasing a leak in hose, valve or servo.',
  },
  {
    id: 'chassis-booster-warning-came-with-weak-battery',
    faults: ['electronic-brake-booster-failed', 'hybrid-brake-actuator-failed'],
    asks: [
      'all the brake warnings came on together and a restart cleared them',
      'can a flat 12 volt battery cause the brake booster fault',
      'brake system message with a chime at start up',
      'stop safely brake failure message, gone after switching off',
      'brake error after battery was low',
      'it reset itself, is the booster really broken',
      'dealer wants to change the whole booster, check anything first?',
    ],
    answer:
      'A weak 12 V battery can switch an electronic booster off without any fault of its own, so have the battery tested first: under 12.0 V at rest or under 13 V in Ready puts it under suspicion. Then the codes decide: motor, pedal travel or internal faults mean the booster, and only voltage or wheel-sensor codes do not. A restart that clears it proves nothing; the verdict here decides about driving. Ask about recalls and extended warranties too.',
  },
  {
    id: 'chassis-booster-hybrid-pump-buzzing',
    faults: ['hybrid-brake-actuator-failed'],
    asks: [
      'my hybrid buzzes for a second every few seconds when parked',
      'pump noise under bonnet with foot off the brake',
      'how often should the brake pump run',
      'whirring from the brake unit every ten seconds',
      'hybrid make short motor noise again and again',
      'is the accumulator worn out or the pump',
      'it whirrs once on opening the door, fault or normal',
    ],
    answer:
      'Once when you open the door or after some braking is normal; more often than every twenty to thirty seconds without a foot on the pedal means that it cannot hold its pressure. Time it with a watch for two minutes and write it down, or film it. The cause is inside the actuator or its accumulator, which is tested with the maker’s tester. Some makers extended the warranty on theirs, so ask a dealer with the registration.',
  },
  {
    id: 'chassis-booster-diy-bleed-hybrid',
    faults: [
      'hybrid-brake-actuator-failed',
      'electronic-brake-booster-failed',
      'brake-pedal-stroke-sensor-faulty',
    ],
    asks: [
      'can I bleed hybrid brakes the normal way',
      'changing pads on an electric booster car, anything to watch',
      'does the booster wake up while I work on the brakes',
      'opened door and the calipers squeezed my tool',
      'need I scan tool for the brake of hybrid car',
      'brakes grabby since someone bled them without a tester',
      'disable brake by wire for a pad change, how',
    ],
    answer:
      'Not without the maker’s procedure: such systems build pressure by themselves when a door opens or the car wakes, and can press the pistons on to your fingers or out of the calipers. The brake system is put into its service mode, bled with the tester and its sensors set to zero afterwards. If the brakes have grabbed since somebody bled them without it, that zeroing is the first thing to ask for.',
  },
  {
    id: 'chassis-pedal-side-play-clip',
    faults: ['brake-pedal-linkage-detached'],
    asks: [
      'brake pedal wobbles sideways and clicks',
      'pin under the pedal is half out',
      'circlip missing on the brake pedal rod',
      'can I secure it with a bit of wire or a cable tie',
      'pedal has free play then bites, rod loose?',
      'the clip of brake pedal is lost',
      'since the brake light switch was changed the pedal rattles',
    ],
    answer:
      'Do not drive it, and do not wire it up: if the pin works out, the pedal falls away from the brake and there is nothing left to stop with. The car needs the maker’s own pin and clip, seated until they snap in, before it moves. It is a small job in the footwell that a mobile mechanic can do. If it began after work on the switch, servo or dashboard, tell that garage.',
  },
];
