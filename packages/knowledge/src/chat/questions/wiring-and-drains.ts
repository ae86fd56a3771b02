import type { CommonQuestion } from '../common-question.ts';

/** Fuses, relays, earths, wiring and what drains a parked car. */
export const wiringAndDrainsQuestions: readonly CommonQuestion[] = [
  {
    id: 'bigger-fuse',
    about: ['fuse', 'fuses'],
    asks: [
      'can I put a bigger fuse in',
      'fuse keeps blowing, try 20 instead of 15?',
      'what if I use a higher amp fuse',
      'is foil round a fuse really dangerous',
      'next size up fuse ok for now',
      'fuse wont last, can I bridge it',
      'would a stronger fuse stop it blowing',
    ],
    answer:
      'No: the fuse protects the wire, and a larger one or foil lets the wire glow and burn inside the dashboard before anything blows. A fuse that blows again has found a short circuit or a part that draws too much. Fit the printed value once; if it blows at once, leave it out. Then unplug what it feeds, one by one, and see with which it holds. Smell of burning means battery off and no more tries.',
  },
  {
    id: 'fuse-blows-find',
    about: ['fuse', 'fuses', 'short circuit'],
    asks: [
      'how do I find out why the fuse keeps blowing',
      'blows as soon as I switch it on',
      'fuse only blows now and then when driving',
      'what makes a fuse blow',
      'is it the wire or the motor',
      'how does an auto electrician find a short',
      'it goes every time, how do I find what is shorting',
    ],
    answer:
      'Split the circuit: unplug everything on that fuse, then plug in one by one until it blows; if it blows with all unplugged, the wire itself touches metal. When it blows is a clue: on switching on points to a motor or bulb holder, over bumps or when a door or the tailgate opens to a chafed loom at the hinge. Auto-electricians put a test bulb or a limited current in the fuse’s place, so that no more fuses burn. A towbar socket is a frequent culprit.',
  },
  {
    id: 'fuse-find-which',
    about: ['fuse', 'fuse box', 'fuses'],
    asks: [
      'where is the fuse for this',
      'which fuse is it',
      'how do I know if a fuse has blown',
      'no fuse diagram in my car',
      'fuse looks fine, can it still be bad',
      'is there more than one fuse box',
      'which one do I check and where are they',
    ],
    answer:
      'The diagram is in the handbook or under the lid of the box; most cars have two or three boxes, under the bonnet, behind the dashboard and sometimes in the boot or on the battery. A blown one has a gap in its strip, but a hairline is hard to see, so measure on both test points of its top with the ignition on: 12 V on both sides is good, on one only is blown. Put the same value back. Large bolted fuses are for a garage.',
  },
  {
    id: 'relay-swap',
    about: ['relay', 'relays'],
    asks: [
      'can I swap a relay with another one',
      'how do I test a relay',
      'should a relay click',
      'are all relays the same',
      'relay stuck on, what happens',
      'does a relay get hot',
      'could I try another relay of the same sort',
    ],
    answer:
      'Yes, if the number and the pin layout printed on both are the same: ignition off, swap it with one whose function you can do without, such as the horn, and see whether the fault moves. A click shows only that its coil works; the contacts inside can still be burnt. Do not swap by look only, as relays of the same size differ inside. One that sticks leaves a fan or pump on and flattens the battery; a scorched socket has to be renewed too.',
  },
  {
    id: 'bad-earth',
    about: ['earth', 'ground', 'earth strap'],
    asks: [
      'how can a bad earth cause so many faults',
      'how do I check for a bad earth',
      'lights go dim when I indicate',
      'what is a voltage drop test',
      'can I add another earth wire',
      'random electrical faults, bad ground?',
      'why would one bad earth upset so many things',
    ],
    answer:
      'Because all current has to flow back: through a corroded earth it seeks its way through other parts, so that bulbs glow weakly, gauges wander and control units report each other missing. Measure with the part switched on, from its earth pin to battery minus: more than a few tenths of a volt is too much. Clean the point to bright metal, bolt it tight and protect it. An extra earth of thick wire is a fair aid where the old one is rotten.',
  },
  {
    id: 'drain-test-home',
    about: ['drain', 'parasitic drain', 'battery drain', 'flat battery'],
    asks: [
      'how do I test for a parasitic drain',
      'what is a parasitic drain',
      'battery flat every few days, how do I find what is draining it',
      'multimeter in series with the battery, how',
      'how long till the car goes to sleep',
      'pull fuses one by one, is that right',
      'how many milliamps is normal',
    ],
    answer:
      'With a clamp meter on the earth lead, or an ammeter in series that is never left in while anything big is switched on or the car is started: doors latched by hand, key far away, then wait up to an hour until it sleeps. Below about 50 mA is usual. Rather than pulling fuses, which wakes the car, measure the tiny voltage across each fuse: one with a reading has current through it. Then look at what it feeds. Test the battery first.',
  },
  {
    id: 'drain-usual-suspects',
    about: ['drain', 'battery drain', 'parasitic drain', 'flat battery'],
    asks: [
      'what usually drains a battery overnight',
      'can a radio drain the battery',
      'does a dash cam flatten the battery',
      'could the tow bar wiring be draining it',
      'can an alternator drain the battery when off',
      'keyless car draining battery, key too near?',
      'boot light staying on, how do I check',
    ],
    answer:
      'The usual ones are what somebody fitted later, such as a dashcam, tracker, radio or towbar unit; then a boot or glovebox light, a door latch that reports open, a stuck relay, a radio or telephone unit that never sleeps, a key that lies close to a keyless car, and an alternator with a bad diode. Unplug what was added first. Leave a telephone filming in the closed boot to see its light. Wet control units do it, too.',
  },
  {
    id: 'car-unused-how-long',
    about: ['battery', 'flat battery', 'parked'],
    asks: [
      'how long can a car sit before the battery dies',
      'going away for a month, what about the battery',
      'should I disconnect the battery when parked long',
      'is a solar charger any use',
      'start it once a week while its parked?',
      'flat after two weeks at the airport, normal?',
      'how many weeks can I leave it standing',
    ],
    answer:
      'A healthy car with a good battery usually starts after three to four weeks, a modern keyless one or a small battery perhaps after two; flat within days means a drain or a tired battery. For longer, use a battery maintainer on the mains, or take the minus clamp off, with the alarm and codes in mind. Starting it to idle for some minutes takes more than it gives and fills the oil with water. A small solar panel just offsets the sleep current.',
  },
  {
    id: 'chafed-loom',
    about: ['wiring', 'loom', 'harness', 'wire'],
    asks: [
      'can a broken wire be repaired',
      'is soldering car wires ok',
      'wires in the door hinge broken, new loom?',
      'how do you repair a chafed loom',
      'scotch lock connectors any good',
      'whole loom or just fix the wire',
      'crimp or solder',
      'can they join the wires or is it a whole harness',
    ],
    answer:
      'Usually it can be repaired: cut back to bright copper, let in the same cross-section, joined with a sealed crimp, and route it so that it does not rub again. Where it flexes, as in a door or tailgate, solder breaks, so a repair section with flexible wire or a small loom is fitted beyond the bend. Snap-on connectors corrode. Never repair airbag wires or orange high-voltage cables so: those are renewed or left to specialists. Disconnect the battery first.',
  },
  {
    id: 'rodents-wiring',
    about: ['wiring', 'loom', 'rodents', 'mice', 'rats', 'marten'],
    asks: [
      'mice have chewed the wires',
      'does insurance cover rodent damage',
      'how do I stop rats eating the wiring',
      'can chewed wiring catch fire',
      'what repels martens from the engine bay',
      'rat nest under the bonnet what should I check',
      'something has been eating the cables, will the insurer pay',
    ],
    answer:
      'Look for more than the wire that you see: they also gnaw fuel and coolant hoses and leave bedding on hot parts, which may burn, so remove the nest before the engine is run. Comprehensive insurance sometimes covers it and often excludes vermin, so read the policy and photograph all of it. The loom is mended or a section renewed. Washing the engine bay takes away scent, mesh under the car and an ultrasonic device help somewhat; leave no food nearby and use no poison that pets find.',
  },
  {
    id: 'corroded-plug',
    about: ['connector', 'plug', 'corrosion', 'wiring'],
    asks: [
      'green corrosion in the plug, can I clean it',
      'does contact cleaner help',
      'unplug and replug fixed it, why',
      'dielectric grease on connectors, yes or no',
      'how does water get in a connector',
      'fault gone after wiggling the wire',
      'the pins are green, will cleaning do',
    ],
    answer:
      'Light corrosion can be cleaned: battery off, contact cleaner, a fine brush, dry it, and see that each pin grips. If a pin is eaten thin or the green has crept up the wire, pin and wire end are renewed. When unplugging helped, contact is the fault, so it comes back unless seal and pins are put right. A little silicone grease on the seal keeps water out; packed round the pins it is no cure. Find out where the water comes from.',
  },
  {
    id: 'phantom-faults-low-voltage',
    about: ['battery', 'low voltage', 'warning lights'],
    asks: [
      'can a weak battery cause random warning lights',
      'all the lights came on at once',
      'loads of fault codes after a flat battery',
      'abs steering and airbag lights together, battery?',
      'could low voltage make the gearbox play up',
      'why does a dying battery upset everything',
      'could a low battery be behind all these lights',
    ],
    answer:
      'Yes, very often: control units need a steady supply, and when it falls during cranking they restart, lose each other and store codes for steering, brakes and gearbox. So with many lights at once battery, terminals and charging are tested first. Charge it fully, clear the codes, and see which come back: only those are real. A single brake, steering or airbag light that stays on is not put down to the battery without a test.',
  },
  {
    id: 'water-in-electrics',
    about: ['fuse box', 'control unit', 'ecu', 'module', 'water', 'wiring'],
    asks: [
      'water got into the fuse box',
      'can a wet control unit be dried out',
      'ecu got damp, can it be repaired',
      'is putting the module in rice any good',
      'carpet wet and electrics going mad',
      'module under the seat soaked',
      'if it dries out will it work again',
    ],
    answer:
      'Sometimes: battery off first, since current through water is what eats the board, then open it, rinse off dirt with electronics cleaner and dry it gently for a day or more. Rice does nothing for it. Specialists repair many units and keep their coding, which is cheaper than a new one; a used one often cannot be coded. The way in of the water is closed first, or it happens again. Airbag and high-voltage units are never opened.',
  },
];
