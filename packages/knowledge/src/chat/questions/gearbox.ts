import type { CommonQuestion } from '../common-question.ts';

/** Gearboxes, manual and automatic. */
export const gearboxQuestions: readonly CommonQuestion[] = [
  {
    id: 'sealed-for-life-atf',
    about: ['gearbox oil', 'transmission fluid', 'atf', 'automatic', 'gearbox', 'transmission'],
    asks: [
      'dealer says the gearbox is sealed for life, true?',
      'does an automatic need an oil change',
      'when should gearbox oil be changed',
      'lifetime transmission fluid, myth or not',
      'is it worth doing the auto fluid at 100k',
      'nobody has ever changed the gearbox oil, should I',
      'the book gives no interval, does it need changing at all',
    ],
    answer:
      'Do not rely on it: ’lifetime’ means the life that the maker planned for, and most gearbox makers advise a change somewhere between 40,000 and 80,000 miles, earlier with towing. Old fluid gives rough shifts and wears clutches. Use exactly the approved fluid, since a universal one can ruin the shift, with filter and pan where they can be reached, and have the level set at the stated temperature. In a manual fresh oil often helps shifting, too.',
  },
  {
    id: 'atf-change-harm',
    about: ['transmission fluid', 'atf', 'automatic', 'gearbox', 'transmission', 'gearbox oil'],
    asks: [
      'can changing the fluid make an auto gearbox worse',
      'people say an old auto box dies after a flush',
      'flush or drain and fill',
      'is a power flush of the gearbox risky',
      'high miles never serviced, better left as it is?',
      'will fresh fluid fix slipping',
      'will changing the fluid now do more harm than good',
    ],
    answer:
      'A proper change seldom harms; the story comes from boxes that were already slipping, whose fluid was full of clutch dust and then got the blame. If it already slips or the fluid is black and burnt, a change may bring nothing, and worn clutches stay worn. The gentle way is drain and fill, twice if need be; a pressure flush can move debris. Ask for the pan to be looked at first: fine grey paste is wear, flakes of metal are damage.',
  },
  {
    id: 'atf-level-check',
    about: ['transmission fluid', 'atf', 'automatic', 'gearbox', 'gearbox oil'],
    asks: [
      'how do I check the auto gearbox fluid',
      'my car has no gearbox dipstick',
      'check atf hot or cold, running or off',
      'can low fluid make it slip',
      'what colour should transmission fluid be',
      'transmission fluid smells burnt',
      'how do I find out whether it is low on fluid',
    ],
    answer:
      'It depends on the box: with a dipstick mostly warm, engine idling, in park, as the handbook says; many have none, and the level is set at an overflow plug at a given fluid temperature on a level lift, which is garage work. Low fluid makes it slip, shift late or engage with a delay, and it means a leak, for none is used up. Fresh is mostly red or amber and clear; dark and burnt-smelling points to clutches that slipped.',
  },
  {
    id: 'auto-delay-engaging',
    about: ['automatic', 'gearbox', 'transmission', 'drive', 'reverse'],
    asks: [
      'takes a second to go into drive, normal?',
      'why is there a delay before it takes up reverse',
      'clunk when I put it in drive',
      'engages slowly when cold only',
      'wait then bang going into gear',
      'is a thud on selecting D serious',
      'there is a pause before it moves off, should there be',
    ],
    answer:
      'About a second is normal; longer, or a bang, is not: low or old fluid, a worn seal that lets a clutch fill late, a tired valve body, or, for the bang, an idle that is too high, a torn mount or play in drive shafts. Level and condition of the fluid come first, then a reading of the adaptation values, which shows which clutch fills slowly. Wait until the gear has taken up before you touch the accelerator.',
  },
  {
    id: 'gearbox-adaptation-reset',
    about: ['gearbox', 'automatic', 'transmission', 'dual clutch', 'dsg'],
    asks: [
      'will resetting the gearbox help',
      'gearbox adaptation reset, what does that do',
      'can I reset the auto box by the battery',
      'jerky shifts after battery disconnect',
      'does a dsg relearn itself',
      'is a basic setting needed after a clutch',
      'could it be reset so it relearns the shifts',
    ],
    answer:
      'It helps when something was changed, such as fluid, clutches or the mechatronic unit: the box then learns its clutch points anew with a program and a set drive. On a worn box it mends nothing, and shifts may be rougher until it has learnt again. Taking the battery off does it on some cars, and on most does not. After a battery was flat, jerky shifts often settle within some days of mixed driving. Have codes read out first.',
  },
  {
    id: 'dct-judder',
    about: ['dual clutch', 'dsg', 'powershift', 'dct', 'gearbox'],
    asks: [
      'why does a dual clutch judder at low speed',
      'dry clutch or wet clutch dsg, difference',
      'can a dual clutch be damaged by creeping in traffic',
      'is dsg judder covered',
      'does holding it on the throttle on a hill hurt it',
      'dsg service what gets changed',
      'what makes it shudder when I creep forward',
    ],
    answer:
      'It judders when its clutch facings are worn, glazed or oily, or its adaptation is out: a dual-clutch box is a manual that a computer shifts, and it slips its clutch when you creep. Long creeping and holding the car on a slope with the accelerator overheat it; use the brake. Wet-clutch boxes need oil and filter at fixed intervals, dry ones hardly. Ask for the adaptation values, a software update and, on known types, extended cover from the maker.',
  },
  {
    id: 'cvt-whine-life',
    about: ['cvt', 'gearbox', 'transmission'],
    asks: [
      'how long does a cvt last',
      'is whining normal on a cvt',
      'what kills a cvt gearbox',
      'does a cvt need its fluid changed',
      'can a cvt be repaired or only replaced',
      'revs rise but speed lags on my cvt, normal?',
      'are these belts in the gearbox reliable or do they all fail',
    ],
    answer:
      'A CVT lasts with fresh fluid of its own kind, and dies early of old, wrong or overheated fluid, which lets belt and pulleys slip and score. Revs that run ahead of the road speed when you accelerate are its nature; shudder, jerks, a whine that grows and a loss of drive are not. Some parts, such as the valve body or sensors, can be renewed; with scored pulleys it is exchanged. Never fill it with ordinary automatic fluid. Hybrids’ e-CVT is a different, robust design.',
  },
  {
    id: 'used-gearbox',
    about: ['gearbox', 'transmission', 'used gearbox', 'recon gearbox'],
    asks: [
      'second hand gearbox or recon',
      'is a breakers gearbox a gamble',
      'can a gearbox be rebuilt for less',
      'what to check buying a used gearbox',
      'does the gearbox code have to match',
      'will a used auto box need coding',
      'would you fit one from a breaker',
    ],
    answer:
      'A rebuilt box from a specialist with a guarantee is the sure way; a used one is cheaper and a gamble, sensible for a common manual with proven mileage. It must have the same gearbox code, since ratios and sensors differ, and automatics and dual-clutch boxes often need their control unit coded to the car. Before that ask what exactly failed: bearings, a synchroniser or a solenoid can be replaced singly. New oil, seals and, on a manual, clutch parts belong to it.',
  },
  {
    id: 'synchro-crunch',
    about: ['synchro', 'synchromesh', 'gearbox', 'crunch', 'manual'],
    asks: [
      'crunches going into second, synchro or clutch?',
      'what is a synchro',
      'can gearbox oil fix a crunching gear',
      'only grinds when cold, why',
      'does double declutching save it',
      'grates into reverse, is that bad',
      'is it the box or the clutch when it grinds going in',
    ],
    answer:
      'If one gear only crunches, its synchroniser is worn, the brass ring that brings both gears to one speed; if all crunch, or reverse does with a pause, the clutch does not part fully. Many boxes have no synchroniser on reverse, so wait some seconds with the pedal down. Fresh oil of the right kind eases a mild case. Slow, deliberate changes spare it; wear does not come back, and renewing it means opening the box. Check the clutch’s hydraulics first.',
  },
  {
    id: 'jumps-out-of-gear',
    about: ['gearbox', 'gear', 'manual', 'gear linkage'],
    asks: [
      'why does it jump out of gear',
      'pops out of fifth when I lift off',
      'holding the lever in gear, is that ok',
      'could a mount make it jump out of gear',
      'is jumping out of gear the cable or the box',
      'does resting a hand on the gearstick wear it',
      'it spits out the gear on its own, what is worn',
    ],
    answer:
      'Either the gear is not fully selected, through a stretched cable, a worn linkage or a broken engine mount, or the box itself is worn: selector fork, dog teeth or bearings. The outside parts are cheaper and looked at first. Do not hold the lever in: it wears the fork, and resting a hand on it does the same slowly. Coming out of gear downhill takes away engine braking, so have it seen to soon.',
  },
  {
    id: 'gearbox-leak-low',
    about: ['gearbox oil', 'gearbox', 'gearbox leak', 'output seal'],
    asks: [
      'gearbox is leaking, can I just top it up',
      'what happens if a gearbox runs low on oil',
      'is a drive shaft seal a big job',
      'how do I know if it is gearbox oil or engine oil',
      'why did the output seal fail',
      'will a gearbox leak fail the mot',
      'it is losing gear oil, what will that do',
    ],
    answer:
      'Topping up buys time only: a box that runs low overheats its bearings and gears, whines and seizes, and an automatic slips. Gear oil is thick and smells of sulphur, automatic fluid is mostly red, and engine oil is brown to black. An output seal at a drive shaft is a moderate job; it is often worn by a shaft with play, so that is looked at too. Level is set with the right oil after the repair. A heavy leak can fail the MOT.',
  },
  {
    id: 'gearbox-bearing-noise',
    about: ['gearbox', 'gearbox bearing', 'bearing', 'whine'],
    asks: [
      'whine that goes when I press the clutch',
      'gearbox noise in neutral only',
      'is a whining gearbox going to fail',
      'how do I tell gearbox bearing from wheel bearing',
      'noisy in one gear only, what does that mean',
      'can thicker oil quiet a gearbox',
      'the whine stops when I dip the clutch, which bearing is that',
    ],
    answer:
      'A noise in neutral that goes with the clutch pedal down comes from the gearbox input bearing or the springs of the flywheel; one that comes with the pedal down is the release bearing. A whine in one gear only points to that pair of gears, and one that changes in bends to a wheel bearing. Check oil level first. A bearing that breaks up locks or bursts the box, so a whine that grows, or metal in the oil, is acted on at once.',
  },
  {
    id: 'tow-automatic',
    about: ['automatic', 'tow', 'towing', 'gearbox'],
    asks: [
      'can an automatic be towed',
      'is it ok to tow it with the wheels on the ground',
      'can I push start an automatic',
      'bump start with a dsg, possible?',
      'why do autos have to go on a lorry',
      'how to get an auto into neutral with a flat battery',
      'can a friend tow it home for me',
    ],
    answer:
      'Hardly: with the engine off nothing pumps fluid through most automatics, so towing on the driven wheels ruins them; the handbook gives a short distance and low speed, or forbids it. Hybrids, electric cars and most four-wheel drives go on a lorry. It cannot be push-started, as there is no mechanical link with the engine off. Many have a release for park under a small cover by the lever. Apply the brake first, since the car will roll.',
  },
];
