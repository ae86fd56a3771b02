import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask next about airbag lights, belts and seats. */
export const bodyRestraintsQuestions: readonly CommonQuestion[] = [
  {
    id: 'body-clockspring-signs',
    faults: ['clock-spring-broken', 'horn-pad-contact-fault'],
    asks: [
      'how do I know its the clock spring',
      'horn works only with the wheel turned left',
      'wheel buttons, cruise and horn all dead plus airbag light',
      'rustling noise in the steering when I turn',
      'what is a squib ring or rotary coupler',
      'steering wheel buttons not work, horn also',
      'could it just be a fuse instead',
    ],
    answer:
      'Horn or buttons that work in some wheel positions only, together with the airbag light, are its classic sign, because the ribbon inside tears where it bends. Rustling when you turn fits as well. If everything on the wheel works in every position, the fault is elsewhere, so have the airbag code read first: it names the driver’s front airbag circuit. If only the horn is dead and no airbag light is on, fuse, relay and horn come first.',
  },
  {
    id: 'body-clockspring-after',
    faults: ['clock-spring-broken'],
    asks: [
      'new clock spring broke on the first full turn',
      'airbag light is still on after the new clock spring',
      'steering angle fault since it was changed',
      'wheel is crooked after the repair',
      'is coding needed for the clockspring',
      'after change lamp not go out',
      'indicators dont self cancel since they had the wheel off',
    ],
    answer:
      'Go back to whoever fitted it: one that was not centred with the wheels straight tears at the first full lock, and that is a fitting error. The airbag light usually has to be cleared with a tester, and if it returns, the code says whether plug or part is at fault. Where the steering angle sensor is part of it, it must be set to zero, and some cars want coding. A crooked wheel or missing self-cancelling is put right in the same visit.',
  },
  {
    id: 'body-airbag-code-which',
    faults: [
      'underseat-airbag-connector',
      'clock-spring-broken',
      'crash-sensor-front-fault',
      'belt-pretensioner-fault',
      'airbag-control-unit-failed',
    ],
    asks: [
      'cheap reader shows no airbag code but light is on',
      'code says resistance too high, what now',
      'low voltage code in the srs unit, real or not',
      'garage cleared it and it came back in a day',
      'which tester can see the srs',
      'airbag fault read, what must be written on paper',
      'light comes and goes, is it saved anyhow',
    ],
    answer:
      'A cheap reader sees only the engine, so ask a garage whose tester reaches the airbag unit, and get the code and its wording on paper. Too high a resistance is nearly always a plug or broken wire in the circuit that is named, more rarely the airbag itself. A code for low voltage after a flat battery may be cleared once; if it comes back, it is real. Do not unplug or measure anything yourself. Tell them which seat was moved or what was fitted last.',
  },
  {
    id: 'body-airbag-module-exchange',
    faults: ['airbag-control-unit-failed', 'crash-sensor-front-fault'],
    asks: [
      'they want a new airbag module, can it be repaired',
      'crash data stored, must the unit be replaced',
      'airbag box got wet under the carpet',
      'used srs unit with the same number ok?',
      'crash sensor code after a small bump at the front',
      'unit airbag reset by post, good service?',
      'does the sensor behind the bumper need coding',
    ],
    answer:
      'It depends on why: an internal fault or stored crash calls for a new or properly exchanged unit, while many codes that look like the module are a plug, a sensor or low voltage. Have supply and sensor wiring tested first. A unit that stood in water is not to be trusted. Resetting services by post are accepted by some insurers and makers and refused by others, so ask both. A front sensor belongs tightly bolted on clean metal; some units must be coded to the car.',
  },
  {
    id: 'body-inflator-wait-parts',
    faults: ['airbag-inflator-degraded'],
    asks: [
      'recall letter came but the dealer has no appointment for weeks',
      'is the passenger seat safe if only the driver side is recalled',
      'can I disconnect that airbag until the recall',
      'do they collect the car if I must not drive it',
      'mine is done already, how can I check',
      'recall airbag, who pay for hire car',
      'bought privately, does anybody still owe me the repair',
    ],
    answer:
      'Look up the exact wording by chassis number, because only that says whether it is stop driving or repair soon; with stop driving, leave it parked and press for collection, a mobile repair or a loan car. Do not unplug or remove the airbag yourself, as that can set it off. Keep passengers out of a seat that is named. The repair is free for any owner, whatever the age. Write down each call, and tell DVSA if the maker does nothing.',
  },
  {
    id: 'body-inflator-used-airbag-history',
    faults: ['airbag-inflator-degraded', 'airbag-cover-deteriorated'],
    asks: [
      'previous owner had a crash, is the airbag genuine',
      'how can I see if the bag was ever replaced',
      'airbag cover is cracked and sticky, does it matter',
      'logo on the wheel is loose',
      'cover painted or glued by someone, danger?',
      'is fake airbag inside possible',
      'can I wrap or retrim the steering wheel centre',
    ],
    answer:
      'Have it looked at by a dealer: a cover that fits badly, another shade, a missing label or a part number that does not belong to your car are warnings, and the airbag unit may hold old crash codes. A history check shows recorded insurance write-offs, not every repair. A cracked, glued, painted or wrapped cover can tear wrongly or throw pieces, so it is renewed as a unit and not mended. Do not pick at a loose badge on it.',
  },
  {
    id: 'body-unprovoked-airbag',
    faults: [
      'frontal-airbag-fires-unprovoked',
      'side-curtain-airbag-misfires',
      'airbag-not-triggered',
    ],
    asks: [
      'airbag went off for no reason, who do I tell',
      'bad crash and none of them opened, is that normal',
      'curtain bag fired when I hit a pothole',
      'can I move the car after it went off',
      'keep the parts as evidence?',
      'airbag explode alone, maker must pay?',
      'ears ringing after the airbag, what should I do',
    ],
    answer:
      'Leave the car as it is, photograph everything, and report it to the maker, your insurer and DVSA, because only the stored data shows why it did or did not fire; let nobody clear them. Airbags are set off by the force and direction of a blow, so a heavy crash without them is not always a fault. Ringing ears, burnt skin, cough or chest pain belong to a doctor. The car is not driven until a workshop has checked the whole system.',
  },
  {
    id: 'body-occupant-sensor',
    faults: ['occupant-sensor-fault', 'belt-buckle-switch-fault'],
    asks: [
      'passenger airbag off although my husband sits there',
      'belt chime with nobody on the seat',
      'laptop bag sets off the beeper',
      'seat mat sensor, does it need a calibration',
      'belt warning stays on although buckled',
      'sensor in seat broken, new seat?',
      'can I plug the belt in behind my back to stop the noise',
    ],
    answer:
      'Do not trick it by a belt behind your back or a dummy buckle: the airbag then reckons with a belted person. Take bags off the seat, restart, and see whether the display is right with an adult who sits upright. If it stays off with an adult, seat people in the back until it is repaired. A chime in spite of a buckled belt is more often crumbs or a switch in the buckle. A renewed mat has to be calibrated on some cars.',
  },
  {
    id: 'body-belt-buckle',
    faults: ['belt-buckle-jammed', 'belt-buckle-switch-fault'],
    asks: [
      'buckle doesnt click in, something is inside',
      'sticky drink spilt in the buckle',
      'coin in the seat belt socket',
      'belt wont come out of the buckle, I am stuck',
      'need to push several times until it latches',
      'spray oil in buckle is ok?',
      'can I change only the buckle, is it an airbag part',
    ],
    answer:
      'Look in with a torch and take crumbs or coins out with a vacuum and plastic tweezers; sticky drink can be rinsed out sparingly with warm water and dried, without oil, which catches dirt. It has to click and hold when you tug hard, and release at a press; if it fails once, nobody uses that seat. Many buckles hold a tensioner with a gas charge, so a workshop changes them. If somebody is trapped, slide the belt off shoulder and hips, or cut it.',
  },
  {
    id: 'body-belt-retract-after-clean',
    faults: ['belt-retractor-weak', 'belt-retractor-locked'],
    asks: [
      'washed the belt and it is still slow going back',
      'it locks each time I reach for it',
      'belt stuck and I parked on a hill',
      'twisted in the guide, how do I turn it',
      'new belt is dear, can just the spring be changed',
      'belt come out only 20 cm then stop',
      'does a lazy rear belt count in the test too',
    ],
    answer:
      'Hold the belt away from its upper guide: if it then winds briskly, the guide or a twist is the brake, so clean the loop until the brown film is gone. If it stays weak, the spring is tired and the whole reel is renewed. One that locks on a slope or at a jerk only does its duty; feed it back a little and pull slowly on level ground. Never open a reel, for its spring and tensioner injure. Rear belts are tested at the MOT as well.',
  },
  {
    id: 'body-belt-frayed',
    faults: ['belt-webbing-or-anchor-damaged', 'belt-pretensioner-fault'],
    asks: [
      'edge of the seat belt is frayed, can it be sewn',
      'dog chewed the belt',
      'small cut in the webbing, MOT fail?',
      'singe the fluff with a lighter',
      'bolt of the belt is rusty',
      'belt from ebay same car used, fit it?',
      'company that reweaves belts, trust them?',
    ],
    answer:
      'Do not sew or singe it: a belt with a cut or frayed edge tears in a crash at that very place and has to be renewed. Light fluff over the surface alone is wear, a cut or broken edge threads fail the MOT. Use another seat until then. A used belt has an unknown past. Firms that fit new webbing are good only with approval and proof for your belt. A rusted anchor or metal round it is a welding matter, so show it at a garage.',
  },
  {
    id: 'body-seat-heater',
    faults: ['seat-heater-element-open', 'seat-switch-failed', 'seat-heater-overheats'],
    asks: [
      'cushion is cold but the back is warm',
      'both seats cold at once',
      'burn hole in my trousers from the seat',
      'seat heater light goes out after a few seconds',
      'can I fit a heating mat without a new cover',
      'seat warm only in one place very hot',
      'bridge the broken wire in the heater pad?',
    ],
    answer:
      'A seat that scorches, smells or is very hot in one spot is switched off at once and its fuse pulled, because it can burn the foam and the person. Cold cushion with a warm back is a broken wire in the cushion’s mat, worn by kneeling on it; both seats cold is fuse, switch or low voltage. Never bridge the wire, since that makes the next hot spot. The mat is renewed under the cover, and as the seat has airbag parts, that is for a trimmer or garage.',
  },
  {
    id: 'body-seat-rail',
    faults: [
      'seat-track-loose',
      'seat-recliner-failed',
      'rear-seatback-latch-fault',
      'seat-frame-cracked',
    ],
    asks: [
      'my seat rocks when I brake',
      'seat slides by itself going uphill',
      'backrest wont lock upright',
      'rear seat back falls forward although it clicked',
      'wedge of wood behind the seat to hold it',
      'driver chair moving a bit, dangerous?',
      'can a cracked seat frame be welded',
    ],
    answer:
      'Do not use a seat that slides, or a backrest that does not lock, and do not wedge it: in a crash or at hard braking you lose the pedals or are crushed. First look for coins, pens and mats in the rails and slide it until both sides click. A little rocking may be a worn bush or loose bolt, which a workshop tightens to its figure. Frames are welded only where the maker allows it; otherwise the frame is renewed. Seat security counts in the MOT.',
  },
  {
    id: 'body-power-seat',
    faults: ['power-seat-motor-fault', 'seat-switch-failed'],
    asks: [
      'electric seat stuck and my wife cant reach the pedals',
      'seat motor hums but nothing moves',
      'moves backwards only',
      'is there a way to move it by hand',
      'seat switch full of coffee',
      'motor seat dead after battery change',
      'seat memory forgets everything',
    ],
    answer:
      'If you cannot reach the pedals and the belt properly, the car is not driven by you until the seat moves. Look for things jammed in the rails and at the fuse. A motor that hums without movement has a slipped flexible drive or a stripped gear; one direction only speaks for the switch. Moving it by hand means tools under a seat with airbag plugs, so leave that to a garage. Memory lost after the battery was off is taught again as the handbook says.',
  },
];
