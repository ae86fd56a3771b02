import type { CommonQuestion } from '../../common-question.ts';

/** The pads and discs of either axle. */
const PADS: readonly string[] = [
  'change-front-brake-pads-and-discs',
  'change-rear-brake-pads-and-discs',
];

/** What owners ask in the middle of a brake job. */
export const jobBrakeQuestions: readonly CommonQuestion[] = [
  {
    id: 'job-caliper-hang-by-hose',
    jobs: PADS,
    faults: ['brake-caliper-slides-seized', 'wheel-bearing-worn'],
    asks: [
      'can the caliper hang on the hose for a minute',
      'I let the caliper dangle, is the hose ruined',
      'what do I tie the caliper up with',
      'brake hose got stretched when it fell',
      'no wire, can I rest it on something',
      'caliper dropped and swung on its pipe',
      'how check the hose after it was pulled',
      'is it bad to leave the caliper dangling',
      'what happens if the brake hose carries the caliper',
    ],
    answer:
      'Never let it hang: the weight tears the hose inside, where you cannot see it, and it may burst or block later. Tie the caliper to the spring with wire, a strap or a bent coat hanger, or stand it on a box. If it has dropped, look for cracks, a bulge, a twist and damp at the crimped ends, then press the pedal hard for half a minute with everything fitted. In doubt replace the hose and bleed the brake.',
  },
  {
    id: 'job-piston-will-not-go-back-front',
    jobs: ['change-front-brake-pads-and-discs'],
    faults: ['front-brake-pads-worn', 'brake-caliper-piston-seized'],
    asks: [
      'the front piston will not push back',
      'cannot compress the front caliper',
      'using a G clamp and it will not move',
      'one piston goes in and the other pops out',
      'the piston is stuck, open the bleed nipple?',
      'how hard should it be to press it in',
      'can I lever it in with a screwdriver against the disc',
      'the caliper piston is not going in',
      'clamp on full force and the piston stays out',
      'pistons refuse to retract',
    ],
    answer:
      'A good piston goes back slowly under a clamp with steady hand force, so one that will not is seized and the caliper needs replacing or overhauling. First take the reservoir cap off, draw out a little fluid and put an old pad between clamp and piston so that it goes in straight. On a caliper with two or more pistons hold the others back at the same time. Do not lever at the boot, and do not force a rusty piston in.',
  },
  {
    id: 'job-piston-rear-screw-in',
    jobs: ['change-rear-brake-pads-and-discs'],
    faults: ['rear-brake-pads-worn', 'rear-caliper-handbrake-lever-seized'],
    asks: [
      'rear piston does not go in with the clamp',
      'which way do I wind the rear piston',
      'can I turn it with long nose pliers',
      'it just spins and will not go back',
      'do I screw or push the back ones',
      'wind back tool hire or bodge',
      'left and right piston turn opposite?',
    ],
    answer:
      'With a mechanical handbrake in the caliper it has to be screwed in, usually clockwise, while you press; on some cars one side turns the other way. If it only spins, press harder with a proper wind-back tool, because pliers chew the face and the boot. A clamp breaks the mechanism inside. With an electric handbrake it is pressed straight in, but only in service mode. If it does neither with the right tool, the caliper has seized.',
  },
  {
    id: 'job-epb-no-tool',
    jobs: ['change-rear-brake-pads-and-discs'],
    faults: ['rear-brake-pads-worn'],
    asks: [
      'can I do the rear pads without the computer',
      'electric handbrake, no scan tool here',
      'is there a way to wind the epb motor back by hand',
      'connect 12v to the parking brake motor?',
      'I pushed the piston in without service mode',
      'handbrake warning after changing rear pads',
      'service mode how do I get into it',
    ],
    answer:
      'Do not force it: pressing an electric caliper back without service mode breaks its spindle, and putting 12 V on the motor by hand can crush fingers or overrun it. Some cars have the service mode in a menu or a pedal-and-switch sequence, which the manual shows; for the others a cheap reader with a parking brake function does it. If the warning is on afterwards, leave service mode properly and let the brake calibrate itself. Otherwise let a garage finish it.',
  },
  {
    id: 'job-disc-stuck-on-hub',
    jobs: PADS,
    faults: ['brake-discs-corroded', 'brake-discs-thickness-variation', 'wheel-bearing-worn'],
    asks: [
      'the disc will not come off the hub',
      'brake disc is rusted on',
      'can I hit the disc with a hammer',
      'the little retaining screw is rounded',
      'two threaded holes in the disc, what are they for',
      'heated it and it still wont move',
      'drill out the disc screw, do I need a new one',
    ],
    answer:
      'Take out the retaining screw first, with an impact driver you strike; if its head is gone, drill it off, and fit a new one or leave it out until you have it, since the wheel clamps the disc. Many discs have two threaded holes: screw bolts in evenly and they push it off. A disc that will be scrapped may be struck from behind, turning it as you go, but not on the hub or the wheel studs. Release the handbrake at the rear.',
  },
  {
    id: 'job-pads-which-way-round',
    jobs: PADS,
    faults: ['front-brake-pads-worn', 'rear-brake-pads-worn'],
    asks: [
      'which pad goes inside and which outside',
      'the pads have an arrow, which direction',
      'one pad has a spring clip and the other not',
      'wear indicator at the top or the bottom',
      'left and right pads look different',
      'four pads and they are not all the same',
      'fitted the inner pad on the outer side',
    ],
    answer:
      'An arrow points in the direction in which the disc turns when the car goes forward. A pad with a spring clip that fits into the piston is the inner one. The squealer tab or wear sensor sits where the old one sat, which the untouched side shows. If inner and outer were swapped, take it apart again before driving: the pad then sits crooked and the brake drags. That is why you do one side at a time.',
  },
  {
    id: 'job-pad-too-tight-in-carrier',
    jobs: PADS,
    faults: ['brake-pads-tight-in-carrier', 'front-brake-pads-worn', 'rear-brake-pads-worn'],
    asks: [
      'new pads do not fit in the carrier',
      'the pads are too tight, can I file them',
      'have to hammer the pad in',
      'wheel is hard to turn with the new pads',
      'caliper will not go over the new pads',
      'do I grind the ears of the pad',
      'disc hardly turns by hand now',
    ],
    answer:
      'A pad must slide by hand, so do not hammer it in: clean the rust from the carrier down to metal, under the clips too, and fit the new clips. Only then, if the painted ears are still tight, take off the excess paint with a file, never metal from the face that carries the pad. If the caliper will not go over, the piston is not fully back, or the disc or pads are the wrong ones. A light rub is normal, a stiff wheel is not.',
  },
  {
    id: 'job-brake-grease-where',
    jobs: PADS,
    faults: ['brake-caliper-slides-seized', 'brake-pads-glazed-or-hard'],
    asks: [
      'where do I put the grease on the brakes',
      'copper grease on the back of the pads?',
      'can I use ordinary grease on the slide pins',
      'silicone or ceramic paste, which one where',
      'is vaseline ok for the caliper pins',
      'red rubber grease, what is it for',
      'how much lubricant on the pad ears',
    ],
    answer:
      'Slide pins get silicone or special caliper grease that does not harm rubber; mineral grease, copper grease and petroleum jelly swell their boots and make them stick. Where the steel of the pads slides in the carrier, a thin film of ceramic or high-temperature brake paste is enough. Red rubber grease is for seals and boots. Nothing at all goes on the linings or the disc. More is worse: surplus is flung on to the lining.',
  },
  {
    id: 'job-pins-swapped-rubber',
    jobs: PADS,
    faults: ['brake-caliper-slides-seized'],
    asks: [
      'one slide pin has a rubber bush and the other not',
      'which pin goes at the top',
      'the pins are different, did I mix them up',
      'pin springs back out when I push it in',
      'slide pin stuck in the bore',
      'is it normal that the caliper wobbles on the pins',
      'boot of the guide pin is torn',
    ],
    answer:
      'The two pins of many calipers differ on purpose, and the one with a sleeve or a flat has its own place: look at the other side of the car. A pin that springs back has air or too much grease trapped behind it, so wipe some out and ease the boot lip to let the air go. A little wobble is play by design. A stuck pin is twisted out with penetrating oil and warmth; a pitted pin or torn boot is replaced.',
  },
  {
    id: 'job-brake-one-side-only',
    jobs: PADS,
    faults: [
      'front-brake-pads-worn',
      'rear-brake-pads-worn',
      'rear-drum-shoes-worn',
      'brake-discs-thickness-variation',
    ],
    asks: [
      'can I change the pads on one side only',
      'just the left disc is scored, do one?',
      'only the worn wheel needs shoes, right?',
      'the other side is still nearly new, leave it',
      'ran out of daylight, do the second side next week',
      'must both sides be same brand of pad',
      'single disc replacement, what happens',
      'replace only the bad side',
      'new disc on the left only',
    ],
    answer:
      'Do both wheels of the axle, with the same make: one fresh side and one old side brake differently, and the car pulls when you need it least. Having done one side today and driving until next week is not an option either. If one side wore much faster, find out why before you close it up, since a stuck slide, piston or handbrake lever will eat the new set as well. Front and rear need not be done together.',
  },
  {
    id: 'job-new-pads-old-discs',
    jobs: PADS,
    faults: ['front-brake-pads-worn', 'rear-brake-pads-worn', 'brake-discs-corroded'],
    asks: [
      'can the new pads go on the discs that are on there now',
      'discs have a lip, do they have to be changed too',
      'how do I measure if the disc is still good',
      'min th is stamped but I have no micrometer',
      'slight grooves, keep the discs?',
      'rust on the edge of the disc, fail?',
      'calipers from the kitchen drawer read over the lip',
    ],
    answer:
      'You can, if the discs are above the minimum stamped on their edge, even, and free of cracks, deep grooves and rust in the swept face. Measure inside the lip: an ordinary caliper rests on the lip and reads too much, so put a coin of known thickness on each side and subtract both. If so little is left that the disc will not outlast the pads, change it now. Scrape the lip back so that the new pads do not catch on it.',
  },
  {
    id: 'job-noise-after-new-brakes',
    jobs: [...PADS, 'bed-in-new-brake-pads'],
    faults: ['brake-pads-glazed-or-hard'],
    asks: [
      'new brakes grind or rub since I fitted them',
      'scraping after changing pads and discs',
      'squeals with brand new pads',
      'clonk when I brake first time forwards then backwards',
      'is a light rubbing sound with new pads normal',
      'metallic noise from the wheel after the job',
      'smell and a bit of smoke on the first drive',
    ],
    answer:
      'A light, even rub and a faint smell on the first miles are normal; a grind, a loud scrape or a hot wheel is not, so stop and look. The usual culprits are a bent dust shield touching the disc, a stone, a clip sitting wrong, or a pad the wrong way round. One clonk when you change direction comes from pads that slide in the carrier without their springs. Squeal often goes with bedding in, if the clips and paste are right.',
  },
  {
    id: 'job-smoke-hot-wheel-after',
    jobs: [...PADS, 'bed-in-new-brake-pads'],
    faults: ['brake-caliper-piston-seized', 'brake-pads-tight-in-carrier'],
    asks: [
      'one wheel is hot after changing the brakes',
      'the brake sticks on since I fitted it',
      'wheel hard to turn after the first drive',
      'smoke from the new brakes',
      'car feels held back after my brake job',
      'burning smell only from one corner now',
      'new pads binding',
    ],
    answer:
      'Stop and let it cool: a brake that drags overheats until the fluid boils or the tyre burns. Then raise that wheel on a stand and turn it by hand. Tight with the pedal released means a pad jammed in the carrier, a slide pin that does not move, a piston that does not return or, at the rear, a handbrake cable or service mode not reset. If it goes free when the bleed screw is opened, pressure was trapped, often by the hose.',
  },
  {
    id: 'job-wear-sensor-light-after',
    jobs: PADS,
    faults: ['brake-pad-wear-sensor-broken'],
    asks: [
      'pad warning light still on after new pads',
      'do I have to fit a new wear sensor',
      'reused the old sensor, is that ok',
      'broke the sensor cable taking the pad out',
      'how do I reset the brake pad message',
      'where does the wear wire clip in',
      'can I join the two sensor wires together',
    ],
    answer:
      'A sensor that has touched the disc is used up and needs a new one; one whose tip is untouched may go on again. Many cars then want a reset in the service menu or with a reader, ignition on and bonnet and doors closed. Check that it is plugged in and that its cable follows every clip, clear of wheel and spring. Bridging the two wires only switches the warning off, and then nobody tells you when the new pads are down to metal.',
  },
  {
    id: 'job-pump-before-moving-forgot',
    jobs: [...PADS, 'bed-in-new-brake-pads'],
    asks: [
      'I forgot to pump the pedal before driving off',
      'nearly hit the wall, no brakes first press',
      'why does the first press go to nothing',
      'pumped it and now it is hard, all good?',
      'how often do I press until the pads touch',
      'pedal was on the carpet when I reversed out',
      'engine on or off for pumping the brakes',
    ],
    answer:
      'Pump it now, with the car standing: short strokes until the pedal is high and hard, usually five to fifteen, with the engine off and then once more with it running. The pistons were pushed right back, so the first strokes only move the pads up to the disc. If it then stays hard and holds for half a minute, that was the whole story. If it sinks or goes springy again, do not drive, and look for a leak or air.',
  },
  {
    id: 'job-bedding-no-quiet-road',
    jobs: ['bed-in-new-brake-pads'],
    asks: [
      'I live in a city, how do I bed in the brakes',
      'is bedding in really needed',
      'can I just drive normally for 200 miles',
      'did the stops but never got to 50',
      'bedded them with a full stop at the end, ruined?',
      'how do I know they are bedded in',
      'raining, does bedding work in the wet',
    ],
    answer:
      'Ordinary town driving does it too, only slower: brake early and moderately for the first hundred or two hundred miles, and avoid both emergency stops and creeping with the brake lightly on. Single full stops do no harm with cool brakes; holding the pedal on very hot discs leaves a mark. They are bedded in when the discs have an even grey sheen without bare rings, and the bite is the same from stop to stop. A dry day is better.',
  },
  {
    id: 'job-brake-wear-estimate-mm',
    jobs: ['check-brake-wear'],
    asks: [
      'how many mm are left, how do I judge through the wheel',
      'outer pad 6 mm and inner 2 mm',
      'pads 4mm, how many miles is that',
      'left 3 right 7',
      'tester wrote pads at 30 percent',
      'can only see the outside pad, enough?',
      'is the shiny metal part of the pad',
    ],
    answer:
      'Judge only the lining, not the steel plate behind it, and look at the inner pad with a mirror, because it often wears first. Below 3 mm is due, at 3 to 4 mm order the parts, and from 1.5 mm the MOT fails it. Inner and outer far apart means stuck slide pins; left and right far apart means a brake that drags or does not work. How many miles remain depends on you: compare two readings some months apart.',
  },
  {
    id: 'job-brake-pipe-surface-or-bad',
    jobs: ['check-brake-pipes-and-hoses'],
    asks: [
      'how rusty is too rusty for a brake pipe',
      'pipe is brown but smooth',
      'can I paint or grease the rusty brake lines',
      'advisory said pipe corroded, how urgent',
      'scraped it and it flaked',
      'fine cracks in the rubber hose',
      'patch a short bit of pipe with a joiner?',
    ],
    answer:
      'Brown and smooth when brushed is surface rust: clean it, wax it and look again next year. Flakes, pits or a pipe that has grown thicker with rust means replacement now, because it bursts when you brake hardest. Wax over scale only hides it. Fine surface crazing on a hose can wait for the next service, but cracks that open when bent, a bulge or damp cannot. A joiner with proper flares is allowed; compression fittings are not for brakes.',
  },
  {
    id: 'job-handbrake-clicks-meaning',
    jobs: ['test-the-handbrake'],
    faults: ['rear-drum-shoes-worn', 'parking-brake-shoes-worn'],
    asks: [
      'handbrake comes up nine clicks',
      'can I just tighten the cable',
      'holds facing down but not facing up',
      'only one rear wheel locks',
      'how many clicks should it take',
      'electric one hums again after I have parked',
      'lever is high since I changed the rear brakes',
    ],
    answer:
      'Three to seven clicks is usual, and your manual has the figure; more means worn or unadjusted brakes, not just a long cable. Set the brakes themselves first: shoes at their adjuster, or calipers by pumping the pedal and working the lever, and only then the cable. If one wheel does not hold, look for a seized lever, a stuck cable or oil on the shoes. A hum some minutes after parking is an electric brake tightening again.',
  },
  {
    id: 'job-handbrake-stuck-on',
    jobs: ['test-the-handbrake', 'store-a-car-for-months', 'free-a-frozen-car'],
    faults: ['rear-caliper-handbrake-lever-seized'],
    asks: [
      'handbrake will not release after standing',
      'rear wheels stuck, frozen or rusted on',
      'car will not move, brake is stuck on',
      'can I rock it free with the clutch',
      'tap the drum with a hammer to free it?',
      'left it on all winter and now it drags',
      'kettle of water on the brake to unfreeze',
    ],
    answer:
      'Do not tear it free with the engine: that rips the lining off the shoe or strips a drive joint. If it is frost, wait for sun or a warm place, or rock the car gently by hand; hot water only freezes again. If it is rust, apply and release the brake several times, and with the car chocked and on stands, tap round the drum or the disc’s edge. If a wheel still drags, have it freed there. In frost, park in gear with a chock.',
  },
  {
    id: 'job-drum-will-not-come-off',
    jobs: ['change-rear-brake-pads-and-discs', 'test-the-handbrake'],
    faults: ['rear-drum-shoes-worn', 'parking-brake-shoes-worn', 'drum-adjuster-seized'],
    asks: [
      'the brake drum will not come off',
      'drum moves a bit and then catches',
      'can I pull the drum with the wheel on',
      'springs flew everywhere, how do they go',
      'self adjuster, which thread left or right',
      'shoes have different lining lengths',
      'two small holes in the drum, bolts in there?',
    ],
    answer:
      'Slacken it from inside first: release the handbrake and its cable, and turn the star wheel back through the hole in the backing plate, holding its lever off. The wear lip catches on the shoes, and pulling harder rips the hold-down pins out. Bolts in the threaded holes push it off evenly. If the springs have jumped, take the other side as your pattern. The linings of the two shoes often differ in length, and the adjusters belong to their side, so photograph everything.',
  },
  {
    id: 'job-caliper-bleed-screw-bottom',
    faults: ['brake-caliper-piston-seized', 'air-in-brake-system', 'brake-caliper-leaking'],
    asks: [
      'bleed screw ended up at the bottom',
      'calipers left and right swapped, does it matter',
      'cant get a firm pedal with the new caliper',
      'new caliper, nipple points down',
      'copper washers old ones reused and it weeps',
      'banjo bolt how tight',
      'which side is this caliper for',
    ],
    answer:
      'The calipers are on the wrong sides: the bleed screw has to be at the highest point, or the air never leaves and the pedal stays soft. Swap them before you bleed again. Fit new copper washers on both sides of the hose union and tighten the banjo bolt to the figure in the workshop data; old washers weep. Then bleed until no bubbles come, hold the pedal hard for a minute and look for damp. Until it is firm the car does not move.',
  },
  {
    id: 'job-abs-sensor-broke-off',
    faults: ['abs-wheel-speed-sensor-failed', 'wheel-bearing-worn'],
    asks: [
      'abs sensor will not come out of the hub',
      'the sensor snapped off in the hole',
      'can I leave the sensor in and change the bearing',
      'new sensor and the light is still on',
      'drill the rest of the abs sensor out?',
      'forgot to plug in the wheel sensor',
      'how far in does it have to sit',
    ],
    answer:
      'Soak it from both sides, grip its shoulder and turn it to and fro; pulling at the cable only breaks it. If it snaps, take the disc and shield off and push the rest out from behind instead of drilling towards the ring. Clean the bore and its seat to bare metal, because rust under the foot tilts the new one. With the light still on, check the plug, clear the code and drive above about 15 mph: many go out only after their self-test.',
  },
  {
    id: 'job-brake-switch-adjust',
    faults: ['brake-light-switch-failed'],
    asks: [
      'brake lights stay on after fitting the new switch',
      'how do I set the plunger on the pedal switch',
      'switch turned but it does not click in',
      'little plastic bits on the carpet under the pedal',
      'lights come on too late when I press',
      'do I hold the pedal down while fitting it',
      'new stop switch and gear lever still locked',
    ],
    answer:
      'Set it again: most self-adjusting switches are fitted once, with the plunger pulled fully out and the pedal where the leaflet says, usually up, and turning one twice leaves it wrong. If bits of plastic lie on the carpet, the stop on the pedal arm has crumbled and needs replacing, or no switch will reach. The lights must come on within the first centimetre and go out by themselves. Do not drive until somebody has seen both.',
  },
];
