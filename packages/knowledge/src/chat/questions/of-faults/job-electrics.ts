import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask in the middle of a job on battery, starting, charging and wiring. */
export const jobElectricQuestions: readonly CommonQuestion[] = [
  {
    id: 'job-battery-which-terminal-first',
    jobs: ['change-the-car-battery', 'disconnect-the-battery-safely'],
    asks: [
      'black or red off first',
      'I took the positive off first, did I break something',
      'which terminal goes back on last',
      'does the order of the clamps matter',
      'it sparked when I connected it',
      'touched the body with the spanner and there was a flash',
      'minus before plus or the reverse?',
      'got sparks when putting the positive on',
      'sequence for the battery clamps',
    ],
    answer:
      'Negative off first and on last: then a spanner that slips from the positive clamp touches a body that is no longer connected. If you did it the other way round and nothing flashed, nothing is lost. A small spark as the last clamp goes on is normal, so push it on in one firm movement. After a real flash look for a blown main fuse if something is dead. Rings and watches come off before you start.',
  },
  {
    id: 'job-battery-reverse-polarity',
    jobs: [
      'change-the-car-battery',
      'jump-start-a-car',
      'start-a-car-with-a-booster-pack',
      'charge-a-flat-battery',
    ],
    asks: [
      'I connected it the wrong way round',
      'red on black for a second, is the car fried',
      'reversed the clamps and now nothing works',
      'battery terminals swapped by mistake',
      'plus to minus, big spark, what is broken',
      'new battery has the posts on the other side',
      'jump leads mixed up and it smells burnt',
    ],
    answer:
      'Take it off at once and do not try to start. With luck a main fuse at the battery has blown and protected the rest, so have those checked first; the alternator’s diodes and control units are next. If the battery is hot, hisses or smells, or there is smoke, keep away and let it cool in the open. Then connect it correctly only when somebody has tested the fuses. A battery with the posts on the wrong side is the wrong battery: change it.',
  },
  {
    id: 'job-battery-coding-skip',
    jobs: ['change-the-car-battery'],
    faults: ['starter-battery-worn'],
    asks: [
      'do I have to code the new battery',
      'fitted it without registering, what happens',
      'stop start not working since new battery',
      'can a cheap scanner register the battery',
      'how do I know if my car needs battery coding',
      'garage wants money for adapting the battery',
      'new agm in place of the old one, same size, coding still needed?',
    ],
    answer:
      'Only cars with a battery sensor and energy management need it, which is most with stop-start; a small box or a wire at the negative clamp gives it away, and your manual or a parts desk tells you. Without it the car starts and runs, but charges the new battery as if it were the old one, so it ages faster and stop-start stays off. Many inexpensive readers for the make can do it. It can be done days later.',
  },
  {
    id: 'job-battery-agm-efb-ordinary',
    jobs: ['change-the-car-battery'],
    faults: ['starter-battery-worn'],
    asks: [
      'may I fit a normal battery instead of AGM',
      'efb fitted now, agm an upgrade?',
      'bigger ah battery ok',
      'cca is lower than the old one',
      'does the height matter, it is 15 mm taller',
      'lithium battery in my petrol car?',
      'shop only has 60Ah, mine is 70',
    ],
    answer:
      'Replace AGM by AGM, and EFB by EFB or AGM: an ordinary battery in a stop-start car is worn out within about a year. A few Ah more do no harm if it fits the tray, and the starting current should be no lower than before. A battery that is too tall can touch the bonnet and short, so the size is not negotiable. A lithium battery needs a car and a charger made for it; and where one was fitted, it stays lithium.',
  },
  {
    id: 'job-battery-after-change-things-dead',
    jobs: ['change-the-car-battery', 'disconnect-the-battery-safely'],
    asks: [
      'lights on the dash after changing the battery',
      'steering and esp warning since I reconnected',
      'stereo is asking for its code since the swap',
      'windows have no one touch any more',
      'idle is rough after disconnecting',
      'clock reset, auto gearbox feels odd',
      'alarm went off when I put the battery back',
    ],
    answer:
      'Most of it is memory, not damage: turn the steering slowly from lock to lock and drive a few hundred yards, and the steering and stability lights usually go out. Hold each window switch up for some seconds at the top to teach it again. The radio code is in the handbook folder or comes from a dealer. Idle and gear changes relearn within some miles. A light that stays after a day’s driving, or a clamp you can turn by hand, needs attention.',
  },
  {
    id: 'job-battery-memory-saver',
    jobs: ['change-the-car-battery', 'disconnect-the-battery-safely'],
    asks: [
      'do I need a memory saver',
      '9v battery in the cigarette lighter to keep the settings',
      'can I keep the power on with a second battery and jump leads',
      'swap it with the engine running so nothing resets',
      'obd memory keeper worth buying?',
      'how to not lose the radio code when changing',
      'leave booster connected during the swap',
    ],
    answer:
      'Not usually: write down the radio code, and the rest is set again in five minutes. Never change it with the engine running, because the voltage spike destroys control units. A second battery on jump leads keeps live clamps lying about, and one touch on the body is a dead short. If you want to keep the memory, use a fused OBD memory saver with everything off, and insulate the loose positive clamp. A 9 V block is too weak for a modern car.',
  },
  {
    id: 'job-battery-vent-hose',
    jobs: ['change-the-car-battery'],
    asks: [
      'new battery has no vent pipe',
      'there is a little tube left over',
      'battery under the seat, do I need the hose',
      'which side of the battery does the breather go',
      'small plug in the hole of the battery, remove it?',
      'smell of eggs in the boot since the new battery',
      'hold down clamp does not fit any more',
    ],
    answer:
      'A battery in the boot or cabin must have its vent hose, because the gas it gives off otherwise collects where you sit and can explode. Push the elbow into the vent on the side where the hose is, and the blanking plug into the other. If the new battery has no vent at all, it is the wrong one for that place. The clamp has to hold it so that you cannot move it by hand. A smell of bad eggs means overcharging: have it checked at once.',
  },
  {
    id: 'job-charge-in-car-connected',
    jobs: ['charge-a-flat-battery'],
    asks: [
      'can I charge it without taking it out of the car',
      'must I disconnect the battery before charging',
      'leave the bonnet open all night?',
      'charger on the negative post or the body',
      'can I charge through the jump points',
      'flat in an underground car park, no socket',
      'charging in the kitchen overnight ok',
    ],
    answer:
      'A modern smart charger may stay on a connected battery, with everything switched off and the car allowed by its manual; red to the positive post, black to the earth point rather than the negative post of a car with a battery sensor. Charge it where there is fresh air, never in a kitchen or bedroom, because it gives off explosive gas. Without a socket, take the battery out and charge it in a shed, or have a mobile service come.',
  },
  {
    id: 'job-charger-refuses',
    jobs: ['charge-a-flat-battery'],
    faults: ['starter-battery-worn', 'battery-cell-collapsed'],
    asks: [
      'the charger shows an error and does not start charging',
      'battery at 4 volts, smart charger ignores it',
      'says full after half an hour but car still dead',
      'green light at once and no charge',
      'can I wake it with another battery in parallel',
      'charging for two days, still not full',
      'repair mode, does that do something',
    ],
    answer:
      'A smart charger refuses a battery that is too deeply discharged, or one with a dead cell. Check the clamps and the setting first. Some chargers have a supply or recovery mode to lift it to where charging begins; do not leave that unattended. “Full” within half an hour on a battery that was flat means that it no longer takes any charge. If it will not get above 12.4 V at rest, gets hot or smells, it is finished.',
  },
  {
    id: 'job-charge-how-long-ah',
    jobs: ['charge-a-flat-battery'],
    asks: [
      'how long to charge a 70 ah battery with 4 amps',
      'how long do I leave the charger on',
      'can a trickle charger damage it if left for weeks',
      'is 10 amps too much for my battery',
      'one hour drive enough to fill it',
      'two amp motorcycle charger on a car battery',
      'when do I know it is really full',
    ],
    answer:
      'Divide the missing ampere-hours by the current and add a third: a flat 70 Ah battery at 4 A needs roughly a day, and a 2 A charger two days. A tenth of the capacity, so about 7 A here, is gentle; far more makes it hot. A proper maintainer may stay on for months, an old unregulated charger may not. An hour’s drive only puts back part of it. Full means 12.6 V or more after some hours of rest.',
  },
  {
    id: 'job-jump-still-clicks',
    jobs: ['jump-start-a-car', 'start-a-car-with-a-booster-pack'],
    asks: [
      'only clicks even with the leads on',
      'connected the jump leads and nothing happens',
      'dash lights up but it wont crank off the booster',
      'leads get hot when I try',
      'how long to let the other car run first',
      'thin cheap jump cables, is that why',
      'will a small car start my diesel van',
    ],
    answer:
      'Move the clamps first: a bite through dirt or paint carries no starter current, so wriggle them on to bare metal and use a thick earth on the engine. Let the other car run at a fast idle for five to ten minutes before you try again. Thin leads that get hot are too small, and a small car may not turn a big diesel. If it still only clicks with bright lights, look at battery clamps, earth strap or starter. Three tries, then stop.',
  },
  {
    id: 'job-jump-from-ev-hybrid',
    jobs: ['jump-start-a-car', 'start-a-car-with-a-booster-pack'],
    asks: [
      'can I jump my car from an electric car',
      'use my hybrid to start the neighbour',
      'is it ok to jump a hybrid from a petrol',
      'tesla as donor, yes or no',
      'my phev 12v is dead can I use leads',
      'lorry or van 24v to jump a car',
      'the donor is a stop start car, harmful?',
    ],
    answer:
      'Receiving help at the 12 V jump points is usually allowed for a hybrid or electric car, but giving help mostly is not: its 12 V side is fed by a converter that is not made for starter current. The manual of each car decides. Never connect 24 V to a 12 V car, and never anything to orange cables. A stop-start car may help, with black on its body earth rather than on the sensor. A booster pack avoids the question.',
  },
  {
    id: 'job-jump-no-earth-point',
    jobs: ['jump-start-a-car', 'start-a-car-with-a-booster-pack'],
    asks: [
      'where do I clip the last black lead',
      'cant find bare metal in the engine bay',
      'is the negative post really that bad',
      'battery is in the boot, where to connect',
      'does painted bolt work for earth',
      'clip black on the strut or the engine?',
      'everything is plastic under my bonnet',
    ],
    answer:
      'Look for a stud or a bolt marked with minus or an earth sign, for the lifting eye of the engine, or for an unpainted bracket bolted to the block; the manual shows the point. Paint insulates, so scratch through with the teeth of the clamp. The point of staying away from the flat battery is that the last clamp sparks and the gas above it can go off. With a battery in the boot, use the jump points under the bonnet.',
  },
  {
    id: 'job-jump-how-long-then-drive',
    jobs: ['jump-start-a-car', 'start-a-car-with-a-booster-pack', 'charge-a-flat-battery'],
    asks: [
      'how long must I drive after jump starting',
      'started it, can I switch it off at the shop',
      'is idling on the drive enough to charge',
      'battery light on after the jump',
      'died again when I took the leads off',
      'electrics odd after the jump start',
      'leave the leads on for a while once running?',
    ],
    answer:
      'Drive at least half an hour to an hour without switching off, with heated screens and lights only as needed, and put it on a charger overnight; idling charges hardly at all. If the engine dies as the leads come off or the battery light stays on, the alternator is not charging, so do not set out. With jump leads switch on the blower and heated screen before you take them off, so that the voltage spike is absorbed.',
  },
  {
    id: 'job-booster-override-warning',
    jobs: ['start-a-car-with-a-booster-pack'],
    asks: [
      'the booster beeps and shows red',
      'the jump pack says reverse but it is not',
      'what does the boost override button do',
      'pack will not give power, battery totally dead',
      'how often can I try with the pack',
      'left the pack in the boot all winter',
      'is a 400 amp pack enough for a 2 litre diesel',
    ],
    answer:
      'Believe the warning first and check red and black again, on clean metal. Many packs give nothing when the car’s battery is so flat that they cannot sense it; that is what the override is for, but it switches the protection off, so press it only when the polarity is certain. Five seconds’ cranking, two minutes’ rest, three tries. A diesel wants roughly 1,000 A or more on the box. Cold and months without charging leave packs empty.',
  },
  {
    id: 'job-test-battery-values',
    jobs: ['test-the-car-battery'],
    faults: ['starter-battery-worn'],
    asks: [
      'measured 12.3 volts in the morning',
      'drops to 8.9 when cranking',
      '12.7 at rest but cranks slowly',
      'reads 10.5, dead cell?',
      'tester says 45 percent health, still starts',
      'reading is 13.1 with the engine off',
      'battery shows 12.5 then falls overnight to 12.1',
    ],
    answer:
      '12.6 V and more is full, 12.4 V three quarters, 12.2 V half, below 12.0 V flat; just after a drive it reads too high, so let it rest. Charge it fully before you judge. If a full battery falls below about 9.6 V while it cranks, it is worn out. Steady 10.5 V after charging means a dead cell. Good at rest and slow to crank with the voltage staying above 10.5 V points to cables, earth or the starter.',
  },
  {
    id: 'job-alternator-test-values',
    jobs: ['test-the-alternator'],
    faults: ['alternator-failed'],
    asks: [
      'what does 12.6 volts with the engine running mean',
      'alternator gives 15.2 volts',
      '14.4 at idle and 13 with lights on',
      'goes between 12.8 and 14.7 all the time',
      'can I pull the battery off to test the alternator',
      'ac ripple half a volt, bad?',
      'voltage ok but battery light glows faintly',
      'disconnect the battery with the engine running to see if it charges',
      'charging 14.2, is my alternator good',
    ],
    answer:
      '13.5 to 14.8 V at a fast idle is normal, and with lights and blower on it should stay above about 13.2 V. A smart alternator drifts between 12.5 and 15 V on purpose, so load it and drive before you condemn it. No rise at all means no charge: look at belt, plug and fuse first. A steady reading above 15 V is overcharging. Half a volt AC is a bad diode. Never lift a clamp with the engine running; that spike kills control units.',
  },
  {
    id: 'job-alternator-fit-after',
    faults: ['alternator-failed', 'alternator-diode-leak', 'alternator-overcharging'],
    asks: [
      'new alternator and still no charge',
      'the new one has a different plug or pulley',
      'alternator will not slide into its bracket',
      'shorted the thick cable with the spanner',
      'reconditioned alternator good or rubbish',
      'must I charge the battery before fitting it',
      'belt squeals since I changed it',
    ],
    answer:
      'Before you suspect the new one, check the small plug, the thick cable, the main fuse and the belt: without its exciter or data signal a good alternator does nothing. A part with another plug or pulley is the wrong part, so send it back unfitted. Tight brackets have a sliding bush that is tapped back a little. Disconnect the battery before you touch the cable, which is live at all times. Charge the battery first: filling a flat one overheats a new alternator.',
  },
  {
    id: 'job-starter-fit-after',
    faults: ['starter-motor-worn', 'starter-drive-worn'],
    asks: [
      'new starter still only clicks',
      'grinds after I fitted the starter',
      'starter bolts are different lengths, where do they go',
      'can I bench test the starter with jump leads',
      'two small wires on the solenoid, which is which',
      'short the solenoid with a screwdriver to start it?',
      'starter wont come out past the exhaust',
    ],
    answer:
      'A new starter that clicks nearly always lacks current: clean its mounting face and the earth strap, tighten the thick cable and measure at the stud while cranking. A grind means the wrong nose, loose bolts or damaged ring gear teeth. Do not bridge the solenoid with a screwdriver, because a car in gear runs you over and the spark burns. On the bench a starter kicks hard, so clamp it firmly or leave it to a shop.',
  },
  {
    id: 'job-drain-meter-in-series',
    faults: ['module-stays-awake', 'accessory-drains-battery', 'alternator-diode-leak'],
    asks: [
      'can I start the car with the ammeter connected',
      'blew the fuse in my multimeter',
      'how do I put the meter in without waking the car',
      'reads 3 amps when I first connect it',
      'which socket of the meter for amps',
      'clamp meter or series, what is better for a drain',
      'door opened while measuring, start again?',
      'crank the engine with the meter on 10 amps',
      'multimeter between post and cable and then turn the key',
    ],
    answer:
      'Never start the engine or switch on big loads through a meter: a starter takes hundreds of amps and the 10 A range burns out, sometimes in your hand. Connect it between the post and the cable before you lift the clamp, so that the current is never interrupted, and do not open a door afterwards. Two or three amps at first are the car going to sleep. A DC clamp meter round the cable needs no disconnecting at all.',
  },
  {
    id: 'job-drain-values-time',
    faults: [
      'module-stays-awake',
      'accessory-drains-battery',
      'telematics-unit-drain',
      'lamp-stays-on-drain',
    ],
    asks: [
      'measured 60 mA after an hour is that too much',
      '0.35 amps, how many days till flat',
      'drain is 25 mA but battery dies in a week',
      'jumps from 20 mA to 2 A every ten minutes',
      'how long should I wait for it to go to sleep',
      'what is a normal standby current',
      'how many amp hours does 100 mA eat a week',
    ],
    answer:
      'Under about 50 mA an hour after locking is normal, more than 80 mA is worth chasing. To see what it means, multiply by 24: 350 mA takes some 8 Ah a day, so a healthy 60 Ah battery is too weak to start after four or five days; 100 mA takes 17 Ah in a week. If it draws 25 mA and still dies, the battery or the charging is to blame. Regular jumps mean that a key, a door switch or an app wakes the car.',
  },
  {
    id: 'job-drain-mv-fuse',
    faults: ['module-stays-awake', 'accessory-drains-battery', 'lamp-stays-on-drain'],
    asks: [
      'what does 0.4 mV across a fuse mean',
      'every fuse reads zero but there is a drain',
      'pulled a fuse and the car woke up',
      'how do I convert millivolts on the fuse to amps',
      'can I measure the fuses without pulling them',
      'two fuses show a voltage, which one',
      'mini and standard fuse same chart?',
    ],
    answer:
      'A reading means that current flows through that fuse; how much depends on its type and rating, so use a chart for exactly that kind, because the same millivolts stand for far more current in a 30 A fuse than in a 5 A one. Measure on the two test points on top with the car asleep and pull nothing. If all fuses in all boxes read zero, the current goes past them: alternator, starter cable or a bolted main fuse.',
  },
  {
    id: 'job-fuse-bigger-or-foil',
    jobs: ['check-fuses-and-relays', 'repair-a-broken-wire'],
    asks: [
      'can I fit a 20 amp fuse instead of 15',
      'can I put a paper clip or foil in for now',
      'next size up so it stops blowing',
      'smaller fuse in its place ok?',
      'borrow a fuse from the radio',
      'new fuse went straight away again',
      'third fuse gone this week',
      'would a 30a do in place of a 20a',
      'stronger fuse fitted, is that bad',
    ],
    answer:
      'No foil, no wire and no bigger fuse: the cable is then the fuse and burns inside the dashboard. A smaller one does no harm, but blows sooner. Borrowing one of the same amps from something you can do without, such as the lighter socket, is a good stopgap, never from airbag, ABS or engine. If the second one blows as well, there is a short: unplug what hangs on that circuit and have the wire found.',
  },
  {
    id: 'job-fuse-looks-good',
    jobs: ['check-fuses-and-relays'],
    asks: [
      'fuse looks fine but it still does not work',
      'tester lights up on one side only',
      'is 12v on both sides of the fuse ok',
      'cant find the fuse in the diagram',
      'second fuse box, where is it',
      'how do I test a relay at home',
      'relay clicks so it is good, right',
    ],
    answer:
      'Do not judge by eye, because a hair crack is invisible: with the circuit switched on, power at both test points means that the fuse is good, at one only that it has blown, at neither that it gets no supply or the circuit is not on. Most cars have two or three fuse boxes; the chart is often inside the lid. A relay that clicks may still have burnt contacts, so swap it with one of the same number.',
  },
  {
    id: 'job-wire-twist-tape-scotchlok',
    jobs: [
      'repair-a-broken-wire',
      'fit-a-new-car-radio',
      'fit-a-dash-cam',
      'check-the-trailer-socket',
    ],
    asks: [
      'can I twist the wires and use tape',
      'choc block or scotchlok connector ok?',
      'solder or crimp in a car',
      'household cable for the car?',
      'wire too short to reach, what do I do',
      'green copper, will solder take',
      'insulation tape enough under the bonnet',
    ],
    answer:
      'Not twisted and taped: damp gets in, the joint turns green and warm, and it fails in the first wet week. Sealed crimps pressed with a proper tool are best; solder is all right where nothing moves, but goes brittle where it does. Snap-on splices cut strands and corrode. House cable with a solid core breaks from vibration. Cut back to bright copper and bridge the gap with automotive cable of at least the same thickness.',
  },
  {
    id: 'job-wire-airbag-data-twisted',
    jobs: ['repair-a-broken-wire', 'take-off-a-door-panel', 'clean-seats-and-carpets'],
    asks: [
      'can I repair a yellow airbag wire',
      'unplugged the seat and airbag light is on now',
      'measure the airbag plug with a multimeter?',
      'two twisted thin wires cut, how do I join them',
      'orange cable has a scratch',
      'switched the ignition on with the door trim off',
      'is it enough to pull the fuse before unplugging the yellow one',
    ],
    answer:
      'Leave yellow plugs and their wires alone: the current of a meter can fire a gas generator, and a repair there is for trained hands. A light that came on because the ignition was on with something unplugged stays stored; plug everything in with the battery off and have the code cleared by somebody who checks why. Twisted pairs are data lines: join both and twist them again up to the joint. A scratched orange cable is for a high-voltage technician.',
  },
  {
    id: 'job-key-fob-after-battery',
    jobs: ['change-the-key-fob-battery'],
    faults: ['key-fob-battery-flat'],
    asks: [
      'new battery in the key and it still does not work',
      'which way up does the coin cell go',
      'cr2032 instead of cr2025',
      'do I have to reprogram the key after the battery',
      'cheap cell lasts a month',
      'little spring or chip fell out of the key',
      'how do I start it with a dead fob',
    ],
    answer:
      'Take the cell out again and look: the plus usually faces the way the photo or the print in the case shows, there is often a protective film on a new one, and a bent contact or a greasy thumbprint is enough. Most keys keep their coding; some want to be turned in the door or held at a marked spot once. A CR2025 is thinner than a CR2032 and makes poor contact. A tiny glass or black chip that fell out is the immobiliser: find it.',
  },
  {
    id: 'job-window-reset-not-working',
    jobs: ['reset-the-electric-windows'],
    faults: ['window-regulator-broken'],
    asks: [
      'one touch does not come back after the reset',
      'window goes down again by itself at the top',
      'held it ten seconds and nothing',
      'which switch, the driver door or each door',
      'reset the sunroof, it keeps opening',
      'it bounces back halfway',
      'only one window refuses to learn',
    ],
    answer:
      'Try it at the switch in that door, with the engine running and all doors shut: fully up and hold for five to ten seconds, fully down and hold, then up once more. The exact order differs, and your manual gives it. If the glass comes back at the same place each time, the channel is dirty or stiff: clean it and spray silicone. If it grinds, tilts or drops, the regulator has gone, and no reset helps. Keep fingers out, the guard is off.',
  },
  {
    id: 'job-window-regulator-glass',
    faults: ['window-regulator-broken', 'window-motor-failed'],
    asks: [
      'how do I keep the glass up while the panel is off',
      'regulator riveted in, do I drill it',
      'glass crooked after fitting the new regulator',
      'left and right regulator same?',
      'move the motor over to the new frame, how',
      'window is slow and grinds with the new part',
      'water in the footwell after my window job',
    ],
    answer:
      'Tape the glass over the top of the frame on both sides, with two long strips each, and still keep your hands out from under it. Rivets are drilled out and replaced by rivets or the bolts in the kit. Fit the frame with its bolts loose, clamp the glass, run it right up and tighten then: that is what sets it straight. Left and right differ. Water afterwards means that the membrane was not stuck down all round.',
  },
  {
    id: 'job-blower-resistor-mid-job',
    faults: ['blower-resistor-failed', 'blower-plug-melted'],
    asks: [
      'the plug of the blower resistor has melted on',
      'can I bridge the resistor so I have some speed',
      'new resistor burnt out after two weeks',
      'try it hanging out of the duct first?',
      'only top speed again with the new part',
      'wires brown near the connector, cut back how far',
      'where is the blower resistor hidden',
    ],
    answer:
      'Replace the plug with it: a melted connector heats the new resistor to death. Cut the wires one at a time, back to bright copper, and crimp on the repair plug in the same order. Do not bridge it, because then the whole current runs through the switch, and never run it outside the duct, where it burns out in seconds without air. If the new one dies as well, the motor is stiff or the cabin filter blocked, so measure its current.',
  },
  {
    id: 'job-ev-12v-check-charge',
    jobs: ['care-for-the-12-v-battery-of-an-electric-car'],
    faults: ['ev-auxiliary-battery-worn'],
    asks: [
      'can I use a normal charger on the 12v of my ev',
      'does driving charge the small battery',
      'lead instead of the lithium 12v, possible?',
      'car is dead and will not open, 12v flat',
      'how long in ready to charge it',
      'is it safe to disconnect the 12v of an ev',
      'plugged in for two weeks and the 12v still died',
    ],
    answer:
      'Only with a charger for its type, lead, AGM or lithium, and only where your manual allows it, with the car off and the key away. It is charged in Ready by the main battery; an hour or more after it was flat. Being plugged in does not charge it on every model. A lithium 12 V battery must stay lithium. Disconnecting it does not make the high voltage safe. Find the emergency release of the doors before you need it.',
  },
  {
    id: 'job-unlock-flat-no-keyhole',
    jobs: ['unlock-a-car-with-a-flat-battery'],
    asks: [
      'there is no keyhole on my car',
      'blade turns but the door stays locked',
      'boot only opens electrically and the battery is in it',
      'alarm screams when I open with the key',
      'lock is seized, never used in ten years',
      'can I slip a wire in at the door',
      'dead battery, bonnet will not open either',
    ],
    answer:
      'Nearly every car has one: look for a cap at the end of the driver’s handle with a slot underneath, or in the manual for an emergency pull or a pair of terminals. Push the blade right in, and pull the handle as you turn it. If the cylinder is stiff, use lock oil and patience, because a broken blade is worse. No wires or wedges in the door: there are airbags and cables. The alarm stops when the ignition recognises the key.',
  },
  {
    id: 'job-alarm-quick-silence',
    jobs: ['stop-a-car-alarm-that-goes-off'],
    asks: [
      'how do I shut the siren up right now',
      'alarm goes off every night at three',
      'pulled the battery and it screams even more',
      'can I unplug the horn or siren',
      'remove the alarm fuse?',
      'goes off only in wind or rain',
      'neighbours complain, quick fix',
    ],
    answer:
      'Unlock it with the remote, or put the key to its marked spot and switch the ignition on: that silences nearly all of them. Pulling the battery does the opposite, because many sirens have one of their own. For the night, lock the car with the interior and tilt sensors off as the manual shows. Then measure the 12 V battery in the morning and clean the bonnet switch, which are the two usual causes. Do not cut wires: your insurer may ask.',
  },
  {
    id: 'job-dashcam-which-fuse',
    jobs: ['fit-a-dash-cam'],
    asks: [
      'which fuse do I tap for the camera',
      'add a circuit way round, which leg',
      'camera drains the battery overnight',
      'parking mode cuts off after an hour',
      'where can I earth it',
      'cable behind the airbag pillar ok?',
      'cam reboots when I start the engine',
    ],
    answer:
      'Use the fuse of the 12 V socket or another comfort circuit that is live only with the ignition, and a permanently live one for parking mode; never airbag, ABS, steering or engine. The tap is the right way round when the camera is dead with its own fuse pulled. Earth it on a body bolt on bare metal, not a seat belt bolt. Set the cut-off at 12.2 to 12.4 V: then it stops early, but the car starts. Cable runs in front of the airbag.',
  },
  {
    id: 'job-radio-no-sound-drain',
    jobs: ['fit-a-new-car-radio'],
    asks: [
      'new radio forgets stations every time',
      'no sound from the speakers after fitting',
      'red and yellow wires swapped?',
      'battery is flat since the new stereo',
      'steering wheel buttons do nothing now',
      'bad reception with the new head unit',
      'it does not fit in, cables behind are in the way',
    ],
    answer:
      'If it forgets everything, yellow and red are crossed: yellow is always live, red comes with the ignition. A set that stays on after you lock up, wired to permanent live, flattens the battery, so measure the current once the car sleeps. No sound usually means an amplifier that gets no switch-on signal through the adapter. Weak reception wants the aerial adapter’s power lead connected. Tuck the loom into the hollow beside the slot, not behind the set.',
  },
  {
    id: 'job-trailer-lights-weird',
    jobs: ['check-the-trailer-socket', 'hitch-up-a-trailer-or-caravan'],
    asks: [
      'trailer indicators make the tail lights blink',
      '7 pin plug on 13 pin car, adaptor?',
      'trailer lights work on my friends car but not mine',
      'led trailer board, car says bulb failed',
      'one brake light of the caravan dim',
      'reverse light on trailer not working',
      'green stuff in the socket',
    ],
    answer:
      'Lights that glow with others are a bad earth: clean pin and white wire before you change any bulb. An adaptor between 7 and 13 pins does for the lights, though charging and reversing may then be missing. If the trailer works elsewhere, test your socket pin by pin with a test light against the earth pin. LED boards can be read as failed bulbs and need a resistor or coding. Clean green pins with contact cleaner and a small brush.',
  },
];
