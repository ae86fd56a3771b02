import type { CommonQuestion } from '../common-question.ts';

/** What the garage's words mean, for owners who have never met them: chassis, brakes, drive. */
export const moreWordsQuestions: readonly CommonQuestion[] = [
  {
    id: 'more-word-slide-pin',
    about: [
      'slide pin',
      'slider pin',
      'guide pin',
      'slide pins',
      'slider pins',
      'guide pins',
      'sliders',
      'caliper pins',
      'pin of the brake',
    ],
    asks: [
      'slide pin, never heard of it',
      'he says my sliders are seized, sliders of what',
      'what do guide pins on a brake do',
      'caliper pins in plain english please',
      'pin of the brake that moves, what for',
    ],
    answer:
      'A slide pin is a greased steel finger on which a brake caliper moves sideways, so that both pads press alike; there are usually two to a caliper, under rubber boots. If one rusts tight, one pad wears out first and the brake may drag. Often cleaning, grease and new boots are enough.',
  },
  {
    id: 'more-word-cv-joint',
    about: ['cv joint', 'cv boot', 'cv gaiter', 'cv joints', 'constant velocity', 'cv'],
    asks: [
      'cv joint, what does that stand for',
      'garage mentioned a cv boot, what is that',
      'explain cv like I am five',
      'constant velocity what now',
      'cv, a document? they wrote it on the bill',
    ],
    answer:
      'CV stands for constant velocity: it is the joint at each end of a drive shaft that lets a driven wheel steer and spring while it turns. Grease inside is held by a rubber gaiter, the boot. If only the boot is split and caught early, it can be renewed alone; once it clicks, the joint is worn.',
  },
  {
    id: 'more-word-wishbone',
    about: [
      'wishbone',
      'control arm',
      'lower arm',
      'suspension arm',
      'track control arm',
      'cars have no arms',
    ],
    asks: [
      'wishbone, like in a chicken?',
      'is a lower arm the same as a wishbone',
      'control arm and wishbone, two things or one',
      'they said arm, I thought cars have no arms',
      'lower suspension arm, where would I find it',
    ],
    answer:
      'Wishbone, control arm and lower arm are names for the same thing: a metal arm behind the wheel that joins hub and body and lets the wheel rise and fall. It has rubber bushes at the body and a ball joint at the wheel. Often the whole arm is renewed, and the alignment measured afterwards.',
  },
  {
    id: 'more-word-drop-link',
    about: ['drop link', 'drop links', 'anti-roll bar link', 'stabiliser link', 'link rod'],
    asks: [
      'drop link, what drops',
      'mot man wrote drop link, translate please',
      'anti roll bar link, meaning for a layman',
      'link rod in the front, what is it there for',
      'whats this drop link thing he showed me',
    ],
    answer:
      'A drop link is a short rod with a small ball joint at each end. It ties the anti-roll bar, which keeps the car upright in bends, to the suspension at each wheel. Worn, it rattles over small bumps at low speed. It is one of the simpler suspension jobs, and needs no alignment afterwards.',
  },
  {
    id: 'more-word-bush',
    about: ['bush', 'bushes', 'bushing', 'bushings'],
    asks: [
      'bush, as in garden?',
      'he said my bushes are perished, what does it mean',
      'worn bushing, what kind of thing is that',
      'rubber bush explained simply',
      'where does a car have bushes',
    ],
    answer:
      'A bush is a rubber sleeve, bonded to metal, where one part of the suspension swings on another: it allows movement and keeps noise out. Perished means that the rubber is cracked or torn, so the wheel wanders and it knocks. Surface cracks alone are ageing; a tear, or play under a bar, is what counts.',
  },
  {
    id: 'more-word-top-mount',
    about: [
      'top mount',
      'strut mount',
      'top mounts',
      'strut top mount',
      'top bearing',
      'above the spring',
    ],
    asks: [
      'top mount, on top of what',
      'strut top bearing, can you explain it',
      'what sits above the spring that he calls mount',
      'strut mount, never came across that word',
      'top mount of the front leg, what does it do',
    ],
    answer:
      'A top mount is the rubber block, often with a bearing, that fixes the upper end of a front strut to the body under the bonnet. The bearing lets spring and strut turn when you steer. Worn, it knocks, creaks or makes the spring twang on lock. It comes out only with the spring compressed, which is workshop work.',
  },
  {
    id: 'more-word-dmf',
    about: [
      'dual-mass flywheel',
      'dual mass flywheel',
      'dmf',
      'flywheel',
      'dual mass',
      'two masses',
    ],
    asks: [
      'dmf on my quote, what is that when it is at home',
      'dual mass, what are the two masses',
      'flywheel with springs, why does it need one',
      'difference between solid and dual mass wheel',
      'swungwheel of two masses, how to understand',
    ],
    answer:
      'A dual-mass flywheel is a heavy disc in two halves with springs between them, on the end of the engine where the clutch presses. It soaks up the engine’s jerks before they reach the gearbox. Worn, it rattles or shudders, often when you start or stop. It is reached only with the gearbox out.',
  },
  {
    id: 'more-word-slave-cylinder',
    about: [
      'slave cylinder',
      'concentric slave',
      'csc',
      'slave',
      'cylinder that pushes the clutch',
    ],
    asks: [
      'slave cylinder, odd name, what is it',
      'what is the slave and what is the master of a clutch',
      'csc on the estimate, short for what',
      'cylinder that pushes the clutch, is this the slave',
      'is slave cylinder in the engine',
    ],
    answer:
      'The slave cylinder is the small hydraulic piston at the gearbox that moves the clutch when your foot pushes fluid to it. The one at the pedal is the master. On many cars the slave sits inside the gearbox housing round the shaft (CSC), so it is renewed with the clutch. If it leaks, the pedal goes soft or sinks.',
  },
  {
    id: 'more-word-tpms',
    about: ['tpms', 'horseshoe', 'tyre is soft', 'sensors in my wheels'],
    asks: [
      'tpms, what do the letters mean',
      'horseshoe with an exclamation mark is called what',
      'tpms fault on the sheet, english please',
      'how does the car know a tyre is soft',
      'have I got sensors in my wheels or not',
    ],
    answer:
      'TPMS stands for tyre pressure monitoring system, the light like a horseshoe with an exclamation mark. Some cars have a battery-powered sensor inside each wheel, others compare how fast the wheels turn and have none. A steady light asks you to check pressures; one that first flashes means that the system itself has a fault.',
  },
  {
    id: 'more-word-tracking',
    about: ['tracking', 'alignment', 'geometry'],
    asks: [
      'tracking, is that a gps thing',
      'they did the tracking, what was it they did',
      'geometry check, do they mean the wheels',
      'laser alignment, what gets lined up',
      'word tracking on the invoice, I do not know it',
    ],
    answer:
      'Tracking, or alignment, is setting which way the wheels point, so that they run parallel and the steering wheel is straight. It is measured with laser or camera targets and set on the track rods. It is not balancing, which puts weights on the rim against vibration. Ask for the printout with values before and after.',
  },
  {
    id: 'more-word-camber',
    about: ['camber', 'leans in'],
    asks: [
      'camber out, what does he mean',
      'wheel leans in at the top, has that a name',
      'negative camber explained for beginners',
      'camber, good or bad to have',
      'what is camber in simple words',
    ],
    answer:
      'Camber is how far a wheel leans in or out at the top, seen from the front or behind. A little is designed in. If it is out of tolerance, one edge of the tyre wears or the car pulls. On many cars it cannot be adjusted, so wrong camber means something bent, worn or sagged that has to be found.',
  },
  {
    id: 'more-word-subframe',
    about: ['subframe', 'sub frame', 'axle beam', 'cradle', 'frame under the engine'],
    asks: [
      'subframe, is that the chassis',
      'rotten subframe, how bad does that sound',
      'frame under the engine, what is it called',
      'he wants to drop the subframe, meaning?',
      'sub frame, which part is it of my car',
    ],
    answer:
      'The subframe is a strong steel or aluminium frame bolted under the car that carries suspension arms, the steering rack and often the engine. To ‘drop’ it means to lower it for access, which adds hours. Surface rust is common; rust through, cracks or loose mountings are a structural matter, decided by a mechanic on a ramp.',
  },
  {
    id: 'more-word-ball-joint-play',
    about: ['play', 'ball joint', 'slack'],
    asks: [
      'there is play in it, what does play mean here',
      'excessive play, is it a game',
      'mechanic says a bit of slack, good or bad',
      'free play in the joint, how do they feel it',
      'word play on mot paper, I not understand',
    ],
    answer:
      'Play means looseness: a part moves a little where it should sit tight. It is felt on a ramp by rocking the wheel or levering at the joint. Some parts have a permitted amount, a suspension ball joint usually next to none. Ask to see it moved, and how far it is from the limit.',
  },
  {
    id: 'more-word-caliper',
    about: ['caliper', 'calliper', 'carrier', 'binding', 'piston in the brake'],
    asks: [
      'caliper, is it the thing that squeezes',
      'seized caliper, put simply',
      'binding brakes, meaning of binding',
      'which lump on my brake is the caliper',
      'piston in the brake, where does it live',
    ],
    answer:
      'The caliper is the metal clamp over the brake disc; a piston in it pushes the pads on to the disc when you brake. Seized means that the piston or its slides have rusted tight. Binding means that the brake does not let go: one wheel gets hot, the car pulls, and it uses more fuel.',
  },
  {
    id: 'more-word-shocks-struts',
    about: ['shock', 'shocks', 'damper', 'dampers', 'strut', 'struts', 'leg'],
    asks: [
      'strut, shock, damper, are they all the same',
      'misting shock absorber, what does misting mean',
      'damper, does it make something wet',
      'leg of the suspension, what is meant by leg',
      'have I got struts or shocks',
    ],
    answer:
      'A damper and a shock absorber are the same: an oil-filled tube that stops the spring from bouncing on. A strut, or ‘leg’, is a damper that also carries the spring and guides the wheel. ‘Misting’ means a film of oil on the outside, worth watching; oil running down it means that it is leaking.',
  },
  {
    id: 'more-word-track-rod',
    about: [
      'track rod',
      'tie rod',
      'track rod end',
      'tie rod end',
      'rack',
      'rod that turns',
      'steering rack',
    ],
    asks: [
      'track rod end, end of what rod',
      'steering rack, what does a rack look like',
      'inner and outer tie rod, help',
      'rod that turns the wheels, how is it called',
      'rack gaiter, sounds like a shoe, what is it',
    ],
    answer:
      'The steering rack is a toothed bar across the car that moves left and right as you turn the wheel. A track rod joins each end of it to a front wheel; the track rod end is the ball joint at the outer end. A gaiter is the rubber bellows that keeps dirt out. New rods mean new alignment.',
  },
  {
    id: 'more-word-wheel-bearing',
    about: ['wheel bearing', 'hub', 'hub bearing', 'bearing', 'little balls'],
    asks: [
      'bearing, what does it bear',
      'hub and bearing, one piece or two',
      'what are the little balls in a wheel',
      'wheel bearing gone, gone where',
      'rolling bearing of wheel, explain easy',
    ],
    answer:
      'A wheel bearing is a ring of steel balls or rollers in which the wheel turns freely while it carries the car. It sits in or on the hub, the part to which the wheel is bolted. ‘Gone’ means worn: it hums and then growls with speed, and in the end lets the wheel rock. On many cars hub and bearing are one unit.',
  },
  {
    id: 'more-word-abs-ring',
    about: ['abs ring', 'reluctor', 'abs sensor', 'wheel speed sensor', 'tone ring', 'ring of abs'],
    asks: [
      'reluctor ring, what on earth',
      'abs ring cracked, which ring is that',
      'wheel speed sensor, what is it counting',
      'is the ring of abs a jewel or what',
      'tone ring does it make a sound',
    ],
    answer:
      'A reluctor (ABS) ring is a toothed or magnetic ring that turns with the wheel; the wheel speed sensor beside it counts the teeth. From that the car knows when a wheel locks or spins. If the ring rusts and cracks, or the sensor is dirty or broken, ABS and stability lights come on, sometimes only at walking pace.',
  },
];
