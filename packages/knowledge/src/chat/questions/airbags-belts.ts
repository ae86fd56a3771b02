import type { CommonQuestion } from '../common-question.ts';

/** What owners ask next about airbags and seat belts. */
export const airbagAndBeltQuestions: readonly CommonQuestion[] = [
  {
    id: 'airbag-light-meaning',
    about: ['airbag', 'srs', 'clock spring', 'crash sensor'],
    asks: [
      'will the airbag go off if the light is on',
      'does the airbag still work with the light on',
      'could it explode while I am driving',
      'is it dangerous to drive with the airbag light',
      'do all airbags stop working or just one',
      'does the srs light mean nothing will deploy',
    ],
    answer:
      'Count on none of it: with the light on, part or all of the system is switched off, so airbags or belt tensioners may not work in a crash; by itself the light hardly ever makes one go off. Which circuit is hit only the stored airbag code says, read with a tester that reaches this system. Children and front passengers are as exposed as you. The verdict of this diagnosis decides about driving, and the lit light fails the MOT in Great Britain.',
  },
  {
    id: 'airbag-work-at-home',
    about: ['airbag', 'srs', 'clock spring', 'steering wheel', 'pretensioner'],
    asks: [
      'can I work on the airbag myself',
      'is it dangerous to remove the steering wheel airbag',
      'how long to wait after disconnecting the battery for airbags',
      'can I change the clock spring at home',
      'can I measure the airbag with a multimeter',
      'is unplugging the seat connector dangerous',
    ],
    answer:
      'Leave it to a workshop: an airbag fires in thousandths of a second and can kill or maim, and a multimeter on its wires can set it off. Trained people switch off, disconnect the battery, wait as long as the maker’s manual says, touch metal against static, and lay the module down with its cover up. The clock spring must be centred with the wheels straight, or it tears on the first full turn. Even a plug is not parted with the ignition on.',
  },
  {
    id: 'airbag-light-trick',
    about: ['airbag', 'srs', 'resistor', 'airbag light'],
    asks: [
      'can I put a resistor in to turn the airbag light off',
      'how do I get rid of the airbag light for the mot',
      'can I remove the airbag bulb',
      'bridge the airbag connector',
      'can I just code the airbag out',
      'airbag light off for the test only',
    ],
    answer:
      'No, I do not help with that: a resistor or a bulb that was taken out lets the car believe in an airbag that cannot fire, and the next driver or passenger pays for it. An MOT tester looks whether the light comes on and goes out. It would also have to be declared to insurer and buyer. The usual causes, a plug under the seat or a clock spring, cost less than people fear; have the code read first.',
  },
  {
    id: 'airbag-used-parts',
    about: ['airbag', 'srs', 'clock spring', 'airbag module', 'pretensioner'],
    asks: [
      'can I fit a used airbag',
      'are second hand airbags safe',
      'airbag from ebay ok?',
      'used airbag control unit will it work',
      'is a cheap clock spring ok',
      'can fired airbags be repacked',
    ],
    answer:
      'New ones, with a traceable part number: a used airbag may have been in water, dropped, recalled or even be a fake filled with nothing, and no test shows it without firing it. Many makers and insurers refuse them, and carriers treat them as explosives. Control units must match and be coded; one that has stored a crash is exchanged or repaired only where the maker allows it. A clock spring from a cheap unknown maker often fails within a year.',
  },
  {
    id: 'airbag-seat-plug',
    about: ['airbag', 'seat', 'under seat', 'connector', 'seat plug'],
    asks: [
      'why does moving the seat bring on the airbag light',
      'what is the yellow connector under the seat',
      'can I spray contact cleaner on the airbag plug',
      'airbag light came on after hoovering the car',
      'does the airbag light reset itself',
      'seat plug soldered instead of new connector ok?',
    ],
    answer:
      'Because the cables under the seat move with it: the plugs of side airbag and belt tensioner lose contact for a moment, and the control unit stores that. A workshop cleans and secures the plug or joins the wires in the way the maker allows, with the battery off. Do not spray, twist or pull the yellow plugs yourself. The light as a rule does not go out by itself after the repair: the code is cleared with a tester.',
  },
  {
    id: 'belts-after-crash',
    about: ['seat belt', 'belt', 'pretensioner', 'airbag', 'buckle'],
    asks: [
      'do seat belts need replacing after a crash',
      'can a fired pretensioner be reset',
      'belt locked after an accident',
      'will insurance pay for new belts and airbags',
      'what must be changed after the airbags went off',
      'used seat belt from a scrapyard ok?',
    ],
    answer:
      'After a crash in which they held somebody, yes as a rule: webbing stretches once, and a tensioner that fired is used up and cannot be reset. The maker’s list says what goes with it: belts, buckles, sensors, control unit, often clock spring and dashboard. It belongs on the insurer’s estimate. Even after a light bump have them looked at and the airbag unit read. Child seats that were in the car are replaced as their makers advise.',
  },
  {
    id: 'belt-slow-retract',
    about: ['seat belt', 'belt', 'retractor', 'webbing'],
    asks: [
      'how do I clean a seat belt that winds back slowly',
      'can I oil the seat belt reel',
      'seat belt will not pull out',
      'can I take a retractor apart',
      'does a slow seat belt fail the mot',
      'silicone spray on the belt guide ok?',
    ],
    answer:
      'Pull it right out, clip it so that it cannot run back, and wash both sides with lukewarm water and mild soap, then let it dry in the air for a day: grease and dirt on belt and guide loop are the usual cause. No oil, bleach or strong cleaner, which weaken the webbing. Never open the reel, because its spring and tensioner can injure. One that does not lock, latch or retract properly fails the MOT in Great Britain.',
  },
  {
    id: 'airbag-recall-check',
    about: ['airbag', 'recall', 'takata', 'inflator'],
    asks: [
      'how do I check if my airbag is recalled',
      'is the airbag recall free',
      'can I drive with a recalled airbag',
      'does the recall still count for an old car',
      'what is the takata recall',
      'dealer has no parts for the recall, what now',
    ],
    answer:
      'Look it up by registration on the government’s vehicle recall page and on the maker’s own with the chassis number; used imports need the chassis number. Work under a safety recall is free at a dealer of the make, whatever the age or the owner. Some inflators degrade in years of heat and damp and can throw metal. If the maker says stop driving, do so, and ask for collection or a loan car, which many provide.',
  },
  {
    id: 'child-seat-front-airbag',
    about: ['airbag', 'passenger airbag', 'child seat', 'isofix'],
    asks: [
      'can I put a baby seat in the front with the airbag',
      'how do I switch off the passenger airbag',
      'passenger airbag off light is on, is that a fault',
      'where can the child seat go until it is repaired',
      'why does the passenger airbag light come on with nobody there',
      'is it legal to have a child in the front',
    ],
    answer:
      'Never a rear-facing seat in front of an active airbag: that is against the law in Great Britain and can kill. Use the rear seat, or switch the passenger airbag off with its key switch or menu as the handbook says and see that the off light burns. While the airbag warning is on, do not rely on that switch. A passenger-off light with an empty seat or light bag is normal on cars with a weight sensor.',
  },
];
