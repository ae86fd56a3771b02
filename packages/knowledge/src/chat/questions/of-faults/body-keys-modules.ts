import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask next about keys, the immobiliser, control units and wiring. */
export const bodyKeysModulesQuestions: readonly CommonQuestion[] = [
  {
    id: 'body-key-battery-flat-start',
    faults: ['key-fob-battery-flat'],
    asks: [
      'how do I get in and start it with a dead key battery',
      'fob is dead and I am stranded at the supermarket',
      'keyless car, no key found, what can I do right now',
      'where do I hold the key so it recognises it',
      'is there a metal key hidden in the plastic one',
      'key without power, how open and start?',
      'remote wont do anything and there is no keyhole in the door',
    ],
    answer:
      'There is always a way in: pull the slim metal key out of the fob, and look for a keyhole in or under the cap of the driver’s handle. To start, hold the fob right against the place that the handbook names, often the start button, the column or a slot in the console, as the chip inside needs no battery. The alarm may sound until it recognises the key. Then renew the coin cell, which motor factors and supermarkets sell.',
  },
  {
    id: 'body-key-battery-change',
    faults: ['key-fob-battery-flat'],
    asks: [
      'which battery goes into the key',
      'does changing the fob battery lose the programming',
      'how do I open the fob without breaking it',
      'cr2032 or cr2025, does it matter',
      'put a fresh cell in and it still doesnt work',
      'must I learn the key again after new cell',
      'how long should a coin battery in a remote last',
    ],
    answer:
      'The number is printed on the old cell, and it has to be the same, as a thinner one loses contact. On most cars the programming stays; a few need the fob to be matched again by a sequence in the handbook. Prise it open at its notch with a coin, note which way the plus side faces, and do not touch the faces with damp fingers. If a fresh good cell changes nothing, bent contacts, a cracked board or the car’s receiver come next. Keep cells away from children.',
  },
  {
    id: 'body-key-range-shrinks',
    faults: ['key-fob-battery-flat', 'keyless-antenna-fault'],
    asks: [
      'I have to stand right beside the door for it to work',
      'the range of the remote got shorter and shorter',
      'in one car park the key never works, elsewhere it does',
      'must press unlock five times',
      'spare works from far, this one doesnt',
      'remote react only near, why',
      'does cold weather affect the plipper',
    ],
    answer:
      'A range that shrinks over weeks is a tired coin cell, and below about 2.9 V it is due; cold makes it show first. If it fails in one place only, something there transmits on the same frequency, such as a mast, an alarm or a faulty gate opener. If spare and main key are equally bad with fresh cells everywhere, the car’s own receiver or aerial is suspect, and so is a weak car battery. A worn button rubber needs ever harder pressing.',
  },
  {
    id: 'body-key-spare-test',
    faults: ['key-fob-battery-flat', 'immobiliser-transponder-fault', 'keyless-antenna-fault'],
    asks: [
      'the spare key works fine, so what is wrong with mine',
      'neither key is recognised any more',
      'both remotes stopped the same day',
      'I only own one key, how do I test then',
      'second key works sometimes too but not always',
      'with reserve key no problem, first key broken?',
      'fob opens the doors yet it wont let me start',
    ],
    answer:
      'If the spare works, the fault is in your key: cell, board or chip. If both fail, it is the car: its battery, a fuse, an aerial or the receiver. A fob that unlocks and does not start has a healthy radio part, and then chip, ring aerial at the lock or immobiliser data are looked at. Carry keys separately for the test, because two chips on one ring disturb each other. With one key only, get a second made while it still works.',
  },
  {
    id: 'body-key-new-from-where',
    faults: ['immobiliser-transponder-fault', 'key-fob-battery-flat'],
    asks: [
      'do I have to go to the dealer for a new key',
      'can a locksmith program a car key',
      'is a used fob off ebay programmable',
      'lost the only key, what now',
      'cut and code a cheap copy from the market stall?',
      'new key where is cheapest but good',
      'will my old key be wiped when they code another',
    ],
    answer:
      'Not always: auto locksmiths can cut and teach keys for many cars, often at your door, while some newer systems leave it to the dealer. Ask whether all keys must be present, because unmatched ones are sometimes deleted. Used fobs are often locked to their first car. You have to show that the car is yours. With no key left it costs far more, so have a second made in time, and have lost ones deleted from the car.',
  },
  {
    id: 'body-immobiliser-cranks-cuts',
    faults: ['immobiliser-transponder-fault'],
    asks: [
      'it starts for a second then cuts out, is that the immobiliser',
      'security light flashes quickly and no start',
      'car padlock symbol on the dash',
      'engine spins but the key light is on',
      'how do I know its the immobiliser not the fuel pump',
      'the lamp with key blink, engine die after 2 seconds',
      'lost its key memory, does that happen',
    ],
    answer:
      'An engine that fires, dies after a second or two and does so each time with the security light flashing fast is typical of the immobiliser. Try the spare by itself, without other keys, cards and a telephone beside it. If it starts with the spare, the chip in the first key is at fault. If neither works, charge the car battery first and have the immobiliser data read, because it says whether the key is seen and whether starting is allowed.',
  },
  {
    id: 'body-immobiliser-bypass',
    faults: ['immobiliser-transponder-fault', 'keyless-antenna-fault'],
    asks: [
      'can I have the immobiliser deleted',
      'immo off by remap, worth it?',
      'tape the chip of the spare key under the steering column',
      'bypass module for the immobiliser',
      'can I start it by holding the lock for ten minutes to reset',
      'switch immobiliser out forever, who do it',
      'disconnect the battery to reset the security',
    ],
    answer:
      'Leave it in: a car without it is easy to steal, your insurer may refuse a claim, and the deleted software often brings new faults. A chip taped inside the column is the same invitation. Taking the battery off rarely cures it, and waiting sequences exist on a few makes only, as the handbook says. The real cause is nearly always cheaper: a key chip, the ring aerial at the lock, a plug or a weak car battery.',
  },
  {
    id: 'body-keyless-handle',
    faults: ['keyless-antenna-fault'],
    asks: [
      'the passenger handle opens it by touch, the driver one doesnt',
      'keyless entry stopped on one door only',
      'door handle sensor ignores my hand in the rain',
      'button on the fob works but touching the handle doesnt',
      'car unlocks on its own when I walk past in rain',
      'touch handle no reaction, which part',
      'no key detected although it is in my pocket',
    ],
    answer:
      'If one handle ignores you and the others work, it is that handle’s sensor or its wires, which break where the door hinges; the key is then good. If it works by button and at no handle, look in the menus first, since keyless entry can be switched off or sleeps after long standing. Telephones and other keys beside the fob shield it. Handles are renewed as a unit on most cars, in the right version and colour, and rarely need coding.',
  },
  {
    id: 'body-ignition-barrel-jam',
    faults: ['ignition-barrel-worn'],
    asks: [
      'the key wont turn in the ignition',
      'key goes in but is stuck solid',
      'how do I free the lock, oil or graphite',
      'steering is locked and key refuses',
      'I have to jiggle it for a minute before it turns',
      'key not come out of the lock',
      'can I force it with pliers',
    ],
    answer:
      'Do not force it: a key that snaps in the barrel makes a small fault into a large one. Take the load off the steering lock by turning the wheel both ways while you try gently, have an automatic right in P, and try the less worn spare. Dry graphite or a lock spray without thick oil helps for a while. A locksmith can rebuild the barrel to your key, so that the doors keep the same one; the chip stays in the key.',
  },
  {
    id: 'body-bcm-doubt',
    faults: ['body-control-module-failed', 'gateway-module-failed'],
    asks: [
      'is it really the body control module',
      'garage says bcm, how can I be sure before paying',
      'what makes a body computer go wrong',
      'lights wipers and locks all act strange at once',
      'can a bcm be repaired or must it be new',
      'comfort module second hand, plug and play?',
      'gateway broken, they want to replace, believe it?',
    ],
    answer:
      'Ask for proof before you pay, because supply, earth, fuses and water cause most of what is blamed on it. The garage should show that voltage and earth at its plug are good under load, that the pins are dry and clean, and that the unit still does the wrong thing. A software update is sometimes the cure. Specialists repair many units and keep the coding. A used one has to match in part number and often cannot be taught to your keys.',
  },
  {
    id: 'body-can-bus-tree',
    faults: ['can-bus-wiring-fault', 'gateway-module-failed'],
    asks: [
      'codes start with U and everything says lost communication',
      'christmas tree of warnings, all modules missing each other',
      'what is a can bus fault in plain words',
      'can resistance measures 120 ohm, is that right',
      'I get 60 ohms on pins 6 and 14, so it is good?',
      'all control units not talk, why',
      'comes and goes over bumps, network errors',
    ],
    answer:
      'In plain words, two thin wires on which the control units talk are interrupted, shorted or disturbed by one bad unit. With the battery off about 60 ohms between pins 6 and 14 of the diagnostic socket is right on most cars; 120 ohms means that one end is missing, near zero a short. Not every network ends at that socket. Test the battery first, then look for damp plugs, recent work and towbar or radio wiring. Faults over bumps are contacts.',
  },
  {
    id: 'body-water-where-from',
    faults: ['water-in-control-unit', 'scuttle-drain-blocked', 'sunroof-drains-blocked'],
    asks: [
      'how did water get to the fuse box',
      'electrics go mad only after heavy rain',
      'driver side carpet soaked and now the locks work alone',
      'pins are green in the module under the seat',
      'car was in a puddle, now windows open on their own',
      'after car wash everything crazy, next day ok',
      'which leaks usually reach the electronics',
    ],
    answer:
      'Usually from above: leaves in the scuttle below the windscreen, blocked sunroof drains, a poorly bonded screen, a door membrane or a grommet where wires come through. Pour a little water in each place while somebody watches inside, and lift the carpet, since the foam beneath holds litres. Faults that come after rain and go when it is dry fit. Have the battery taken off soon, because current through damp pins eats them. Dry carpets outside the car.',
  },
  {
    id: 'body-water-dry-hairdryer',
    faults: ['water-in-control-unit', 'fuse-box-failed'],
    asks: [
      'can I dry the fuse box with a hair dryer',
      'will it come right once it has dried out',
      'bag of rice in the footwell, does it work',
      'squirt wd40 in the wet plugs?',
      'it is dry now and works, am I done',
      'water was inside module, now ok, will come back?',
      'contact spray into the wet module and hope',
    ],
    answer:
      'Do not count on it: plain drying leaves minerals and salt that go on eating pins and board, so it often fails again within weeks. Take battery minus off first, unplug the unit, rinse the pins with contact cleaner and dry them with warm, not hot air for a day. Rice and a spray of oil do nothing useful. Then stop the leak and dry the foam under the carpet. Airbag units and high-voltage parts are never opened.',
  },
  {
    id: 'body-loom-how-find',
    faults: ['wiring-loom-chafed', 'door-loom-broken', 'connector-corroded'],
    asks: [
      'how do you find a broken wire in a whole car',
      'garage wants hours just for searching, is that right',
      'it works when I wiggle the cable by the door',
      'fuse goes when I open the boot',
      'where do looms usually rub through',
      'cable broken inside rubber at door, how can I see',
      'they cannot find it because it never happens at the garage',
    ],
    answer:
      'By the places where cables move or rub: door and tailgate bellows, behind the battery tray, round engine mountings, under seats and where something was fitted or repaired before. Searching is honest work paid by time, so agree on a limit and a call before it is passed. You help most with notes: what works or fails at the same moment, with which door, bump, steering angle or weather. If wiggling one spot changes it, tell them exactly which.',
  },
  {
    id: 'body-loom-tape-it',
    faults: ['wiring-loom-chafed', 'door-loom-broken', 'wiring-rodent-damage'],
    asks: [
      'can I just wrap it in insulating tape',
      'twist the wires together for now?',
      'I found a bare wire, what shall I do until the repair',
      'choc block connector on the broken wire ok',
      'solder it myself in the door bellows',
      'cable is open, plaster over it enough?',
      'household wire as a patch',
    ],
    answer:
      'Tape on an undamaged copper core can tide a small bare spot over for some days, if the cable is also tied away from whatever rubbed it; twisted wires and household connectors are no repair, because they heat and corrode. Take the battery minus off first. Where the cable bends, solder breaks beside the joint. Leave yellow airbag, orange high-voltage and thick battery cables alone. Burnt or hot wires mean that the fuse stays out until it is repaired.',
  },
  {
    id: 'body-door-loom-signs',
    faults: ['door-loom-broken'],
    asks: [
      'window, mirror and lock of one door all dead together',
      'works with the door half open only',
      'number plate light, wiper and camera on the boot stopped at once',
      'speaker crackles when I open the door',
      'tailgate functions one after other die',
      'why do wires break in the rubber tube',
      'is there a ready made repair harness',
    ],
    answer:
      'Several dead functions in one door or tailgate, or ones that work at one door angle, are the classic sign of broken wires in the rubber bellows at the hinge. Copper tires after years of bending, most in cold. Pull the bellows off one end and look for cracked insulation. Repair looms with flexible wire exist for many cars and last; a single patched wire is soon followed by its neighbour, so renew all that look brittle at the same time.',
  },
  {
    id: 'body-rodent-again',
    faults: ['wiring-rodent-damage'],
    asks: [
      'will the mice come back after the repair',
      'something keeps chewing the cables, how do I stop it',
      'foxes or rats got under the bonnet',
      'does insurance pay for rat damage',
      'are soy cables the reason they eat it',
      'marten or mouse bite, what do against',
      'found nuts and nest on the engine',
    ],
    answer:
      'They return, unless scent and shelter go: have the engine bay cleaned, take out the nest, park away from compost, bins and bird feeders and set it where there is light. Mesh under the car and an ultrasonic or shock device help to some degree; never lay poison in the car. Cover depends on your policy, so photograph everything before the repair. Have hoses and high-voltage cables looked at as well, since the nibbled wire that you see is rarely the only one.',
  },
  {
    id: 'body-fuse-box-burnt',
    faults: ['fuse-box-failed', 'blower-plug-melted', 'headlight-connector-melted'],
    asks: [
      'the fuse slot is melted and brown',
      'fuse is not blown but its holder is burnt',
      'plastic round the fuse got hot, what causes it',
      'can I solder a new holder to the burnt box',
      'tapping on the fuse box makes it work',
      'fuse socket molten, whole box new?',
      'clicking and buzzing from the box behind the dash',
    ],
    answer:
      'Heat without a blown fuse comes from a bad contact: the clip has lost its grip or corroded, and resistance there makes the current glow. Switch that consumer off and leave the fuse out, because it can set the plastic on fire. A new fuse in a loose clip melts again. The terminal or the whole box is renewed, and the current drawn by the consumer is measured, since a stiff blower or pump motor often began it. A soldered bodge inside the box is unsafe.',
  },
  {
    id: 'body-connector-repair',
    faults: ['connector-corroded', 'tail-lamp-socket-corroded', 'trailer-wiring-fault'],
    asks: [
      'green stuff in the plug, clean or renew',
      'what do I spray in a corroded connector',
      'it works after unplugging and plugging back, solved?',
      'can I get just the plug and pins',
      'pin broke off inside the socket',
      'contact is rusty, vinegar help?',
      'is copper grease right for a plug',
    ],
    answer:
      'Light tarnish is cleaned with contact cleaner and a fine brush, battery off; a pin that is thin, loose or broken is renewed, and repair plugs with new pins and a bit of wire are sold for most types. Vinegar leaves acid behind, and copper grease conducts from pin to pin, so neither belongs there. If it only works again because you moved the plug, it will be back. Find the missing seal, because the water came in somewhere.',
  },
  {
    id: 'body-update-went-wrong',
    faults: ['software-update-failed', 'vehicle-software-bug'],
    asks: [
      'car went dead during an update',
      'since the over the air update this stopped working',
      'can they put the old software back',
      'who pays when an update breaks it',
      'after update fault new, dealer say pay',
      'is it safe to refuse the next update',
      'stuck on installing for two hours, may I switch off',
    ],
    answer:
      'Leave it alone while an installation is running: switch nothing off, unplug nothing, and put a charger on the battery if the dealer agrees, because a drop in voltage is what breaks most updates. If it stays stuck for hours, ring the maker’s helpline. A workshop can usually load it again. If the maker’s own update caused the fault, say so in writing and ask for repair without charge. Do not refuse safety updates on that account; ask first what changed.',
  },
  {
    id: 'body-abs-fire-recall',
    faults: ['abs-module-electrical-fire', 'battery-cable-short-fire'],
    asks: [
      'how do I find out if mine has that fire recall',
      'can it catch fire while it is parked and off',
      'letter says park outside, must I',
      'is pulling the fuse enough until the recall',
      'recall for fire, I can put car in garage?',
      'what signs come before such a fire',
      'parts not available, what shall I do meanwhile',
    ],
    answer:
      'Follow the maker’s letter to the word: if it says park outside and away from buildings, do so, since these units are always live and can burn hours after the car was switched off. Look the car up by registration on the government’s recall page and with the chassis number at a dealer; the repair is free. Warning lights, a hot smell, fluid loss or a flat battery count as signs, so stop and have it fetched. Pull a fuse only if the maker tells you to.',
  },
];
