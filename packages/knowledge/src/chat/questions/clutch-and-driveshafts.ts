import type { CommonQuestion } from '../common-question.ts';

/** Clutch, flywheel and drive shafts. */
export const clutchAndDriveshaftsQuestions: readonly CommonQuestion[] = [
  {
    id: 'clutch-kit-complete',
    about: ['clutch', 'clutch kit', 'release bearing'],
    asks: [
      'just the clutch plate or a whole kit',
      'do I need the release bearing as well',
      'should the slave cylinder be done with the clutch',
      'three piece clutch kit, why all of it',
      'what else should be changed while the gearbox is out',
      'can only the friction disc be replaced',
      'quote includes bearing and slave, are they padding it',
    ],
    answer:
      'The whole kit: disc, pressure plate and release bearing wear together, and the labour is the same for one as for all. With a slave cylinder that sits inside the bell housing, do that too; and look at the rear crankshaft seal, the gearbox input seal, the fork and the flywheel. Ask the garage to measure the dual-mass flywheel before it decides, and to clean the splines. Bleed the hydraulics with fresh fluid at the end.',
  },
  {
    id: 'dmf-with-clutch',
    about: ['flywheel', 'dual mass flywheel', 'dmf', 'clutch'],
    asks: [
      'does the flywheel need changing with the clutch',
      'garage says dmf as well, is that necessary',
      'how do they check a dual mass flywheel',
      'can I keep the old flywheel',
      'is a worn flywheel a risk to the new clutch',
      'what happens if the dmf breaks up',
      'they want another 400 for a flywheel, can I say no',
    ],
    answer:
      'Only if it is worn: twist and rock it by hand against the limits in the workshop data, and look for grease thrown out, heat cracks and blue marks. At high mileage many renew it with the clutch, because a flywheel that fails later means taking the gearbox out again, and play in it ruins a new clutch. Ask for the measured value or a video. One that rattles loudly may break up and damage the bell housing. New bolts belong to it.',
  },
  {
    id: 'clutch-how-long',
    about: ['clutch'],
    asks: [
      'how many miles should a clutch last',
      'what wears a clutch out early',
      'clutch gone at 40k, is that normal',
      'is riding the clutch what killed it',
      'how do I make a clutch last',
      'does hill starting wear it',
      'is the clutch covered by warranty',
    ],
    answer:
      'There is no fixed figure: many last beyond 100,000 miles, while towing, town traffic, hill starts on the clutch and a foot that rests on the pedal can end one in a fraction of that. It counts as a wear part, so warranties mostly refuse it unless a part broke or oil got on it. To spare it: foot beside the pedal, handbrake on slopes, gear out at lights, no slipping to hold the car. An early failure deserves a look for an oil leak.',
  },
  {
    id: 'clutch-slip-test',
    about: ['clutch', 'slipping clutch'],
    asks: [
      'how do I test if the clutch is slipping',
      'revs go up but it doesnt go faster',
      'is there a safe way to check clutch slip',
      'handbrake test for clutch ok?',
      'smells of burning on a hill, clutch?',
      'can a slipping clutch be adjusted',
      'how can I be sure it is slipping before paying for one',
    ],
    answer:
      'On an empty road: at moderate speed in a high gear press the accelerator firmly; if the revs rise and the speed does not, it slips. Do this once or twice only, as each slip burns it. Hydraulic clutches adjust themselves, so there is nothing to turn; an old cable one may be too tight and can be set. Oil from a seal makes it slip as well, and then the leak is mended first. A slipping clutch gets worse quickly, mostly uphill.',
  },
  {
    id: 'clutch-biting-point-high',
    about: ['clutch', 'biting point', 'clutch pedal'],
    asks: [
      'biting point is really high, worn?',
      'bite is right at the top, how long left',
      'clutch bites near the floor',
      'can the biting point be adjusted',
      'what should the biting point be',
      'why has the bite moved',
      'pedal only grabs near the top now, does that mean its worn',
    ],
    answer:
      'A bite high up suggests a worn disc, though many cars have it there from new; what counts is whether it moved, and whether it slips. A bite near the floor, or one that changes from day to day, points to air or a leak in the hydraulics, or on old cars to a stretched cable. Check the fluid in the reservoir, which often is the brake’s, and look for wet places at pedal and gearbox. Then test for slipping in a high gear.',
  },
  {
    id: 'clutch-bleed',
    about: ['clutch', 'clutch fluid', 'slave cylinder', 'master cylinder'],
    asks: [
      'does the clutch need bleeding after a slave cylinder',
      'how do I bleed a clutch',
      'clutch pedal sinks to the floor',
      'pumping the pedal helps, air in it?',
      'does clutch fluid need changing',
      'which fluid goes in the clutch',
      'master and slave both, or just one',
      'pedal went soft after the repair, did they leave air in',
    ],
    answer:
      'Yes, every time the hydraulics were open: air lets the pedal sink, and pumping that helps for a moment is its sign. On many cars it uses brake fluid of the grade on the cap; a few makes use a mineral fluid, and mixing them destroys the seals. It is bled at the gearbox, mostly gently or with a pressure bleeder, with the reservoir never run dry. A leak in one cylinder often follows in the other of the same age, so both are looked at.',
  },
  {
    id: 'clutch-judder',
    about: ['clutch', 'judder', 'flywheel'],
    asks: [
      'judders pulling away, is it the clutch',
      'why does it shake on take off when cold',
      'clutch judder after replacement',
      'does judder mean oil on the clutch',
      'will judder go away by itself',
      'engine mounts or clutch judder, how to tell',
      'it shudders in first and reverse, what causes that',
    ],
    answer:
      'It mostly comes from the clutch: oil on its facing, hot spots on the flywheel, a warped or glazed disc, or a worn dual-mass flywheel; but soft engine mounts and a worn drive shaft joint give the same shake and are cheaper, so they are looked at first. A little judder on a damp morning that goes after two starts is surface rust. After a new clutch some gentle miles bed it in; if it stays, something was greasy or not true.',
  },
  {
    id: 'release-bearing-noise',
    about: ['release bearing', 'clutch', 'thrust bearing'],
    asks: [
      'noise only when the clutch is pressed',
      'squeal when I touch the clutch pedal',
      'can a noisy release bearing be left',
      'can the release bearing be done on its own',
      'whirring goes when I lift off the clutch',
      'does a bad throw out bearing ruin the clutch',
      'whining with my foot down on the pedal, can I ignore it',
    ],
    answer:
      'A noise that comes when you press the pedal is the release bearing. It is cheap in itself, but the gearbox has to come out, so the clutch is renewed with it as a rule. Do not leave it: if it seizes or breaks up, it cuts into the pressure plate, and the clutch no longer parts. Sit with the pedal up in neutral at lights, which spares it. A dry pedal pivot squeaks too: that is checked first.',
  },
  {
    id: 'clutch-failed-driving',
    about: ['clutch', 'clutch pedal', 'clutch cable'],
    asks: [
      'clutch went while driving, how do I stop',
      'can I change gear without a clutch',
      'pedal dropped to the floor and stuck',
      'how do I get home with no clutch',
      'clutch cable snapped what now',
      'stuck in gear at the lights',
      'what should I do if the pedal goes to the floor on the move',
    ],
    answer:
      'Brake as usual and pull the lever to neutral as you slow: that works without the clutch, and otherwise the engine stalls when you stop, which is harmless. Put the hazard lights on and let it roll to a safe place. Starting in gear with the starter makes the car leap, so do not do it near people, and many cars refuse it. Look whether the reservoir is empty; then the brakes may be affected, and the car is recovered.',
  },
  {
    id: 'driveshaft-recon',
    about: ['driveshaft', 'drive shaft', 'cv joint', 'axle'],
    asks: [
      'just the cv joint or the whole driveshaft',
      'recon driveshaft any good',
      'cheap driveshafts off the internet',
      'repair the joint or buy the complete shaft',
      'do I need new hub nut with a driveshaft',
      'exchange drive shaft, what to look for',
      'is it cheaper to fit a complete shaft than a joint',
    ],
    answer:
      'Either: an outer joint is often sold separately and is cheaper in parts, a complete shaft saves labour and renews both joints and boots. Reconditioned ones from a known maker with a guarantee are fair; the cheapest new ones often vibrate or click within a year. Compare length, splines and the ABS ring before fitting. The hub nut is renewed and tightened to the workshop data with a torque wrench. When the shaft comes out, gearbox oil may run out, so the level is set.',
  },
  {
    id: 'cv-click-risk',
    about: ['cv joint', 'driveshaft', 'drive shaft'],
    asks: [
      'what happens if a cv joint breaks',
      'clicking on full lock, how urgent',
      'can the wheel fall off with a bad cv joint',
      'will a cv joint fail the mot',
      'how long will a clicking joint last',
      'why did the cv boot split',
      'is a torn boot a fail',
    ],
    answer:
      'If it breaks, the drive is lost at once, on some cars the shaft flails, and you may not be able to move on; the wheel itself is held by hub and bearing as a rule. A click on full lock is early wear, one when going straight is late. Boots crack with age and stones. In Great Britain a boot that is missing or no longer keeps dirt out fails the MOT, and so does a joint that is badly worn or insecure. When it may be driven the verdict of this diagnosis decides.',
  },
  {
    id: 'inner-joint-vibration',
    about: ['driveshaft', 'inner joint', 'cv joint', 'vibration'],
    asks: [
      'vibrates when accelerating not when coasting',
      'can a driveshaft cause vibration',
      'inner or outer joint, how do I tell',
      'shudder under power at 40',
      'how do they check an inner cv joint',
      'wheel balance or driveshaft, which is it',
      'steering is fine but it shakes when I accelerate hard, shaft or wheels',
    ],
    answer:
      'Vibration under power that goes when you lift off suits an inner joint, whose rollers have worn tracks; an outer joint rather clicks on lock. Wheels out of balance shake at a certain speed with or without power. A garage turns the shaft by hand on the lift, pulls it in and out for play, and looks for a bent one and for engine mounts that tilt the joint. Balancing the wheels does not cure it. Usually the shaft or joint is exchanged.',
  },
  {
    id: 'propshaft-centre',
    about: ['propshaft', 'centre bearing', 'guibo', 'universal joint', 'doughnut'],
    asks: [
      'what is a propshaft centre bearing',
      'clonk when I take up drive on rear wheel drive',
      'can a propshaft joint be replaced by itself',
      'is a worn guibo dangerous',
      'does a propshaft need balancing after repair',
      'what happens if a propshaft drops',
      'thumping under the floor when pulling off, is it risky to leave',
    ],
    answer:
      'It is serious when worn out: a shaft that comes loose hammers the floor and can throw the car about. The rubber coupling (guibo), the centre bearing and on many shafts the joints can be renewed singly; staked joints are specialist’s work or mean a new shaft. The halves are marked before they are parted, since they have to go back in the same position, or it vibrates; after work on joints it is balanced. New bolts and the stated torque belong to it.',
  },
];
