import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask next about the clutch job itself and what comes after it. */
export const clutchRepairQuestions: readonly CommonQuestion[] = [
  {
    id: 'drive-clutch-bed-in',
    faults: ['clutch-friction-worn', 'dual-mass-flywheel-worn'],
    asks: [
      'new clutch smells, normal?',
      'how do I run in a new clutch',
      'pedal feels different after the clutch job',
      'can I tow straight away with a fresh clutch',
      'bite is very low now, is it set wrong',
      'just got it back and there is a burning whiff',
      'do I have to be gentle in first miles after clutch',
    ],
    answer:
      'Treat it gently for the first few hundred miles of town driving: no towing, no hard starts, no holding on hills. A slight smell on the first hill starts and a lower, lighter pedal are usual, because the old spring had stiffened. Slip, judder that does not fade, a scraping noise, or a pedal that sinks are not part of running in: return to the garage with these at once, while the guarantee is fresh.',
  },
  {
    id: 'drive-clutch-judder-after',
    faults: ['clutch-friction-worn', 'dual-mass-flywheel-worn'],
    asks: [
      'judders in reverse since the new clutch',
      'new clutch shudders when pulling away',
      'clutch replaced now it shakes in first',
      'kangarooing since the job was done',
      'vibrates on take up with brand new kit',
      'garage says it will wear in, true?',
      'after repair car is trembling at start',
    ],
    answer:
      'A faint judder may fade in the first days, but a clear one after some weeks means grease or oil on the lining, a flywheel face that was not cleaned or trued, a worn flywheel reused, or a disc bent at fitting because the gearbox hung on it. Also ask for mounts and driveshafts to be checked, as they were undone. ‘It will wear in’ is no answer after a month. Complain in writing to the garage that fitted it.',
  },
  {
    id: 'drive-clutch-kit-choice',
    faults: ['clutch-friction-worn'],
    asks: [
      'which make of clutch kit should I buy',
      'kit with or without slave cylinder',
      'is a three piece kit enough',
      'cheap clutch off the internet, garage will fit it',
      'bring my own clutch to the garage?',
      'heavy duty clutch better for towing?',
      'what is inside a complete clutch set',
    ],
    answer:
      'Buy a kit of a maker that supplies carmakers, matched to your registration and engine, with disc, plate, release bearing and, where it sits inside, the slave cylinder. Bringing your own part mostly costs you the guarantee on the labour, so let the garage supply it if the difference is small. A heavy-duty kit makes the pedal hard and takes up sharply; for towing within the limits the original type is enough.',
  },
  {
    id: 'drive-clutch-mot',
    faults: ['clutch-friction-worn', 'clutch-slave-leak', 'clutch-master-failed'],
    asks: [
      'does a slipping clutch fail the mot',
      'mot next week and the clutch is going',
      'will tester look at the clutch',
      'can it be tested with a dodgy clutch',
      'fluid leak at clutch and mot',
      'is clutch on the list of the yearly test',
      'tester refused my car because of the clutch?',
    ],
    answer:
      'The clutch’s wear is not itself an item of the test in Great Britain, but the car has to be driven in, braked on rollers, and revved, so a tester may refuse or abandon the test if it cannot be done. Fluid that leaks heavily or runs from a shared brake reservoir is another matter, because the brakes are tested. Repair a clutch that will barely move the car before the test, and tell the tester if it slips.',
  },
  {
    id: 'drive-clutch-overnight',
    faults: ['clutch-friction-worn', 'dual-mass-flywheel-worn', 'clutch-release-bearing-worn'],
    asks: [
      'do I need to leave the car overnight for a clutch',
      'same day clutch, realistic?',
      'what makes it take two days',
      'courtesy car for a clutch job, ask?',
      'why is the labour so much on my car',
      'my car is four wheel drive, longer?',
      'how many hours is a clutch on front drive',
    ],
    answer:
      'Plan for a full day, and for two if the subframe has to come down, it is four-wheel drive, or the flywheel turns out worn and must be ordered. The labour is the gearbox, not the clutch: shafts, mounts and often the subframe are removed to get it out. Ask beforehand whether they keep a flywheel and slave in stock for your car, as waiting for parts is the usual delay, and whether the wheels are aligned if the subframe moved.',
  },
  {
    id: 'drive-dmf-measure',
    faults: ['dual-mass-flywheel-worn'],
    asks: [
      'how is a dual mass measured',
      'they said flywheel is out of limits, can I see',
      'what play is allowed in a dmf',
      'garage says it rocks, is that always bad',
      'can I twist it by hand and judge',
      'mechanic showed me it turns both ways, normal?',
      'is some movement in the two halves right',
    ],
    answer:
      'Some twist and a little rock are normal, because it consists of two halves on springs; only the measured value against the limits for your flywheel decides. The garage turns the halves to each stop, counts the starter teeth or degrees, and measures the tilt with a dial gauge. Ask to see figure and limit, or a video. Grease thrown out, blue spots, cracks, or a half that springs back loosely condemn it without a figure.',
  },
  {
    id: 'drive-dmf-prevention',
    faults: ['dual-mass-flywheel-worn'],
    asks: [
      'how do I make the next dmf last',
      'what driving kills a dual mass flywheel',
      'does remapping wear the flywheel',
      'should I rev higher to save it',
      'do short trips harm it',
      'is pull from 1200 in sixth bad for it',
      'does stop start wear flywheel out',
    ],
    answer:
      'Do not let the engine labour: full accelerator at low revs in a high gear hits its springs hardest, so change down. Pull away gently, have misfires and rough injectors repaired soon, and keep the battery strong so that the engine starts and stops quickly. More torque from a remap can be more than the flywheel and clutch were built for. Stop-start adds start and stop shakes, and it is allowed to switch it off.',
  },
  {
    id: 'drive-dmf-coding',
    faults: ['dual-mass-flywheel-worn'],
    asks: [
      'does the car need reprogramming after a flywheel',
      'engine light since the flywheel was changed',
      'crank sensor code after dmf job',
      'rough idle since new clutch and flywheel',
      'misfire code after new dmf',
      'is adaptation needed for new flywheel',
      'stop start not working since clutch work',
    ],
    answer:
      'The flywheel itself needs no coding on most cars, but some engines must relearn their crank signal with a tester, and misfire codes appear until then. Crankshaft sensor codes after the job usually mean a sensor not fully seated, a damaged ring, a wrong flywheel, or a plug left off; the garage looks there first. If the battery was off, windows and stop-start need their own time to learn. Take it back with the code noted.',
  },
  {
    id: 'drive-pedal-slow-clutch',
    faults: ['clutch-master-failed', 'clutch-slave-leak'],
    asks: [
      'clutch pedal stays down in the cold',
      'comes back up slowly on frosty mornings',
      'pedal sticks halfway and rises late',
      'stuck to the floor on the motorway, came back by itself',
      'lazy clutch pedal when hot',
      'have to hook it up with my foot',
      'pedal do not return quick, why',
    ],
    answer:
      'A pedal that stays down or returns late has hydraulics that let fluid past, a swollen hose that holds pressure, old fluid with water, or a pedal spring or bush that binds. Pull it up with your foot and watch: if it then feels soft, the cylinder is failing; if it is firm, look at spring and pivot. Cold that makes it worse speaks for old fluid and hardened seals. Renewing the fluid is a fair first step if nothing leaks.',
  },
  {
    id: 'drive-clutch-pedal-squeak',
    faults: ['clutch-release-bearing-worn', 'clutch-cable-stretched', 'clutch-master-failed'],
    asks: [
      'squeak from the pedal itself',
      'creaks when I press with engine off',
      'is the noise at the pedal or the gearbox',
      'spray lithium grease on the pivot, right stuff?',
      'clicks at the top of the pedal',
      'groan in the footwell each gear change',
      'how to stop pedal noise in cabin',
    ],
    answer:
      'If it squeaks with the engine off as well, the pedal pivot, its spring, or the pushrod is dry, and a little lithium or silicone grease there is the whole repair; keep it off the pad, the brake pedal and the carpet. If it is silent with the engine off and noisy with it running, the sound is from the release bearing. A creak with a pedal that moves sideways means a worn bush or a cracked bracket, which should be mended soon.',
  },
  {
    id: 'drive-slave-after-replace',
    faults: ['clutch-slave-leak'],
    asks: [
      'new slave leaks already',
      'slave replaced and pedal drops again',
      'since slave job clutch drags',
      'pushrod too short on the new cylinder',
      'cheap slave cylinder failed in months',
      'garage fitted csc but gear still grinds',
      'new cylinder, is it normal the bite is different',
    ],
    answer:
      'Air left in, a wrong or poor part, or a pipe seal that was nicked explains most failures right after the job; the garage should bleed it again first, by pressure from below. If it leaks again, compare part numbers, and look at the guide sleeve and the clutch fingers: a worn or uneven plate pushes an inside cylinder askew and ruins the new one. With an outside cylinder a worn fork takes away travel. It falls under the repair guarantee.',
  },
  {
    id: 'drive-clutch-pipe',
    faults: ['clutch-slave-leak'],
    asks: [
      'fluid at the clutch pipe, not the cylinder',
      'quick connector on the clutch line drips',
      'hose swollen, does clutch have a flexible hose',
      'can I replace the plastic clutch pipe',
      'burst clutch line, temporary fix',
      'leak where pipe goes in bell housing',
      'air gets in by clip of hydraulic pipe',
    ],
    answer:
      'Do not clamp or tape it: the pipe carries high pressure each time you press, and a burst leaves you without clutch and, with a shared reservoir, short of brake fluid. Often only the seal in the quick connector is gone, which is sold singly for some cars; a cracked plastic pipe is renewed whole. Clean it all first, so that no dirt enters, and bleed afterwards. Fluid on paint is washed off with water at once.',
  },
  {
    id: 'drive-clutch-hill-holding',
    faults: ['clutch-friction-worn', 'dct-clutch-overheats'],
    asks: [
      'is holding it on the clutch really so bad',
      'how do I pull away uphill without wearing it',
      'creeping in traffic on the biting point',
      'is hill hold bad for the clutch',
      'taught to balance at the bite, wrong?',
      'what uses up a clutch fastest',
      'how to drive in city so clutch is not finished soon',
    ],
    answer:
      'Holding a car on a slope with the clutch or the accelerator is the quickest way to wear and burn it, since it slips the whole time. Use the handbrake or hill hold, let the clutch up decisively, and add power as the brake lets go. In queues leave a gap and move in one go rather than creeping all the time. Keep your foot off the pedal between changes, and choose a gear that lets you move off without much throttle.',
  },
];
