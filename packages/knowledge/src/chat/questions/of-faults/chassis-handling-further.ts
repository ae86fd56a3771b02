import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask next about steering and suspension at the counter, after the repair and in between. */
export const chassisHandlingFurtherQuestions: readonly CommonQuestion[] = [
  {
    id: 'chassis-handling-knock-full-lock',
    faults: [
      'ball-joint-worn',
      'strut-top-mount-worn',
      'tie-rod-end-worn',
      'steering-intermediate-shaft-worn',
    ],
    asks: [
      'clicking on full lock, is that suspension or driveshaft',
      'knocks only when I turn and pull away',
      'how to tell a cv joint from a ball joint',
      'clack clack clack in a tight car park turn',
      'noise when turn the wheel to end and drive',
      'one clunk when steering at standstill, what is it',
      'noise from the front on u turns',
    ],
    answer:
      'A row of clicks that follows the wheel’s turning under power on full lock is an outer drive-shaft joint; one clunk per change of steering, also while standing, is a ball joint, top mount, rack or column joint. So try both: turn the wheel while parked, then drive a slow full circle each way on an empty place. Show the garage which of the two makes the noise and to which side.',
  },
  {
    id: 'chassis-handling-lean-one-side',
    faults: ['coil-spring-broken', 'springs-sagged', 'air-spring-leaking', 'leaf-spring-cracked'],
    asks: [
      'car leans to one side when parked',
      'one corner lower, measured 2 cm at the arch',
      'left looks lower than right, spring or normal',
      'sits down on the drivers side',
      'car is not straight, one side low',
      'how do I measure ride height properly',
      'it leans even on level ground with nobody in it',
    ],
    answer:
      'Measure before you judge: level ground, tyres at pressure, nobody in the car, roll it a yard to settle, then from wheel centre straight up to the arch at all four. A difference of 10 mm or more at one corner speaks for a broken spring or a leaking air spring; a whole side that is a little low may be the load or the tank. Look at both spring ends with a torch, without reaching in.',
  },
  {
    id: 'chassis-handling-selflevelling-rear-shocks',
    faults: ['rear-shock-absorbers-worn', 'springs-sagged'],
    asks: [
      'my estate has self levelling shocks, can I fit normal ones',
      'nivomat dampers are dear, alternative?',
      'rear of the estate does not pump itself up any more',
      'how do I know if mine are the self levelling kind',
      'level shock absorber replace by standard is ok?',
      'conversion kit from self levelling to ordinary',
      'only one self levelling damper leaks',
    ],
    answer:
      'Not by themselves: self-levelling dampers carry part of the load, so they come with softer springs, and ordinary dampers on those leave the rear on its stops. A conversion needs dampers and springs together, made for your model, and towing weights must still be met. You know them by a much thicker body and a rear that rises after a mile with load on. Renew both together.',
  },
  {
    id: 'chassis-handling-two-versions-arm',
    faults: [
      'ball-joint-worn',
      'control-arm-bushes-worn',
      'tie-rod-end-worn',
      'inner-tie-rod-worn',
      'stabiliser-link-worn',
    ],
    asks: [
      'two sizes of ball joint are listed, how do I choose',
      'steel or aluminium arm, which have I got',
      'track rod end thread sizes differ, help',
      'new drop link is shorter than the old one',
      'which version of part for suspension of my car',
      'cone diameter 18 or 20 millimetres',
      'left and right arm the same part?',
    ],
    answer:
      'Measure the old part before you order, because makers changed sizes in the middle of a model: the cone or pin’s diameter, the thread, the length between the eyes and the material decide. A magnet tells steel from aluminium. Left and right arms differ, while links are often alike. A dealer reads the right number by the chassis number. A pin that sits loose in its hole must never be packed with tin or tape.',
  },
  {
    id: 'chassis-handling-nut-loose-after-job',
    faults: [
      'tie-rod-end-worn',
      'ball-joint-worn',
      'control-arm-bushes-worn',
      'stabiliser-link-worn',
    ],
    asks: [
      'nut on the new track rod end has come loose',
      'garage forgot the split pin',
      'knock came back two days after the repair',
      'bolt not tightened after suspension work',
      'after repair I hear knock worse than before',
      'reused the old nyloc nut, matter?',
      'found a loose bolt under the car after the job',
    ],
    answer:
      'Stop driving it and have that bolt or nut checked where the car stands: a joint that works in its cone ruins both parts and can drop out. Self-locking nuts and split pins are used once, so new ones belong to the job. A cone that has been driven loose is renewed along with the part it sat in, not just tightened. Photograph it, then ask the garage that did it to come out.',
  },
  {
    id: 'chassis-handling-wander-motorway',
    faults: [
      'wheel-alignment-toe-out-of-true',
      'tie-rod-end-worn',
      'control-arm-bushes-worn',
      'steering-rack-worn',
      'trailing-arm-bush-worn',
    ],
    asks: [
      'car wanders on the motorway and needs constant correction',
      'vague steering, follows every rut',
      'nervous in crosswinds since last year',
      'loose feeling straight ahead but nothing knocks',
      'car not stay straight at speed, why',
      'tramlines on worn roads, tyres or tracking',
      'what do they check for floaty steering',
    ],
    answer:
      'Start with the cheap things: equal pressures by the door label and sound, matching tyres, because wide or worn ones follow ruts. Then joints, rack and bushes are levered, front and rear, since a soft rear bush steers the car from behind. Last comes a four-wheel alignment, where too little castor or toe pointing outwards makes it nervous. If it began after work or a kerb, begin there.',
  },
  {
    id: 'chassis-handling-mot-fail-joint-drive-home',
    faults: [
      'ball-joint-worn',
      'tie-rod-end-worn',
      'coil-spring-broken',
      'control-arm-bushes-worn',
      'inner-tie-rod-worn',
    ],
    asks: [
      'failed the mot on suspension, may I drive it home',
      'dangerous on the sheet, must it stay there',
      'difference between major and dangerous for a joint',
      'old mot still valid, can I use it until then',
      'car failed because joint, can I go to my own mechanic',
      'test centre will not let me leave',
      'retest after suspension repair, how long have I got',
    ],
    answer:
      'If the sheet says “dangerous”, it must not be driven until that is repaired, whatever the old certificate says; arrange repair there or a lorry. A “major” failure also has to be mended: you may as a rule take it to a pre-arranged repair, but only if it is roadworthy, which a loose joint or a broken spring may well not be. Ask the tester which it is and why, and about the terms for the retest.',
  },
  {
    id: 'chassis-handling-caravan-worn-dampers',
    faults: [
      'rear-shock-absorbers-worn',
      'front-struts-worn',
      'springs-sagged',
      'trailing-arm-bush-worn',
    ],
    asks: [
      'can I tow my caravan with tired rear shocks',
      'outfit snakes, is it the car suspension',
      'holiday loaded with roof box and worn dampers',
      'trailer pushes the back about since this year',
      'towing with bad amortisseur dangerous?',
      'rear bounces with the horsebox on',
      'fully loaded the back end wallows',
    ],
    answer:
      'Do not tow or load it heavily until it is repaired: weak rear dampers and soft bushes let a trailer start to swing, and a snaking outfit is hard to catch. Check also nose weight, how the load lies and all tyre pressures, with the higher figures for full load. If it ever snakes, ease off the accelerator, hold the wheel steady, do not brake hard or accelerate. Renew the dampers in pairs before the trip.',
  },
  {
    id: 'chassis-handling-spring-squeak-after',
    faults: ['coil-spring-broken', 'strut-top-mount-worn', 'front-struts-worn', 'springs-sagged'],
    asks: [
      'creak from the spring since it was changed',
      'new spring pings when I turn',
      'did they leave out the rubber spring seat',
      'noise from new springs over bumps',
      'after spring change there is tac noise',
      'spring end not in its seat, how do I see',
      'squeaky new coil, grease it?',
    ],
    answer:
      'Have it looked at by whoever fitted it: the end of the coil must lie against the step of its seat, top and bottom, with the rubber pads in place, and the top mount must turn freely. You can see the lower end with a torch from the side. A spring that sits beside its seat jumps and can come out, so do not wait for it to settle, and do not grease the rubber.',
  },
  {
    id: 'chassis-handling-reduced-assist-message',
    faults: [
      'eps-motor-failed',
      'eps-control-unit-failed',
      'eps-power-supply-fault',
      'eps-software-fault',
    ],
    asks: [
      'message says steering assistance reduced but it feels normal',
      'amber steering wheel symbol or red one, difference',
      'power steering warning but no heaviness',
      'light came after a lot of parking to and fro',
      'steering symbol yellow, car turn ok, what now',
      'assist limited because it is hot?',
      'warning went out after ten minutes',
    ],
    answer:
      'Amber usually means that the help is limited, red that it may be gone, but the handbook of your car decides. After much turning at standstill many systems cool down for some minutes by cutting back the help, and that ends by itself. Any other time a fault is stored: measure battery and charging, note when it came, and have the steering unit read before it is cleared. The lit warning fails the MOT.',
  },
  {
    id: 'chassis-handling-belt-squeal-steering',
    faults: ['power-steering-belt-slipping'],
    asks: [
      'squeals on full lock when wet, spray the belt?',
      'does the same belt drive the alternator',
      'new belt squeals again after a week',
      'how tight should the power steering belt be',
      'belt dressing on aux belt, ok or no',
      'oil leaked on the belt, clean it?',
      'battery light and heavy steering together',
    ],
    answer:
      'Sprays and belt wax quieten it for days and then make it slip more, so find the cause: a glazed belt, a weak tensioner, a stiff pulley, or oil on it. A belt soaked with oil is renewed after the leak is mended. On many cars it also drives alternator and water pump, so a battery light with heavy steering means that it has come off: stop the engine, since it may overheat. Keep fingers out while it runs.',
  },
  {
    id: 'chassis-handling-steering-no-return',
    faults: [
      'steering-column-joint-seized',
      'steering-pull-caster-camber',
      'strut-top-mount-worn',
      'steering-rack-worn',
      'eps-gear-sticky',
    ],
    asks: [
      'steering does not come back to straight by itself',
      'have to pull the wheel back after a bend',
      'stiff steering since the strut mounts were done',
      'wheel stays where I leave it',
      'the wheel does not self centre, cause',
      'lazy return to centre after rack adjustment',
      'feels sticky both ways, what sticks',
    ],
    answer:
      'Something in the chain is too stiff, or the castor is wrong. With both front wheels on turn plates or off the ground, on stands, it is turned by hand: stiff with the track rods on, free without them means joints or strut bearings; stiff in the shaft means a column joint; stiff only after work means a rack guide set too tight or mounts fitted wrongly. Then castor is measured on both sides.',
  },
  {
    id: 'chassis-handling-airbag-light-after-column',
    faults: [
      'steering-wheel-or-column-bolt-loose',
      'steering-intermediate-shaft-worn',
      'steering-column-joint-seized',
      'eps-torque-sensor-faulty',
    ],
    asks: [
      'airbag light and dead horn since the column was out',
      'clock spring broke during the steering repair',
      'can I turn the wheel freely with the shaft off',
      'horn and wheel buttons stopped after rack work',
      'after steering job airbag lamp is on',
      'what must be locked when the shaft is undone',
      'crackle behind the wheel when I turn it since the repair',
    ],
    answer:
      'Very likely the wheel was turned while the shaft was apart, and that tore the coiled ribbon behind it, which feeds airbag, horn and buttons. It should have been held straight throughout, so speak to the garage that did it. Do not take the airbag off yourself: it fires in an instant, and this is a workshop’s job with the battery off. The ribbon is renewed, centred, and the angle sensor is set.',
  },
  {
    id: 'chassis-handling-air-switch-off',
    faults: [
      'air-spring-leaking',
      'air-suspension-compressor-failed',
      'air-suspension-valve-block-leaking',
      'ride-height-sensor-faulty',
    ],
    asks: [
      'can I drive with the air suspension set to the high position',
      'pull the fuse so the compressor stops running',
      'switch the levelling off until payday',
      'leave it in lift mode overnight to stop it sinking',
      'disconnect pump of air suspension is possible?',
      'pump runs all the time, what do I do meanwhile',
      'lock it in one height somehow',
    ],
    answer:
      'Neither cures anything: with the fuse out it sinks as before and cannot rise, and raised modes are for low speed, so the car handles worse and drive shafts work at bad angles. A pump that runs for minutes is killing itself, so use the car as little as you can and have the leak found soon; that saves the compressor. Whether it may be driven as it sits, the verdict of this diagnosis says.',
  },
  {
    id: 'chassis-handling-lowered-car-parts',
    faults: [
      'coil-spring-broken',
      'front-struts-worn',
      'strut-top-mount-worn',
      'control-arm-bushes-worn',
    ],
    asks: [
      'car is on lowering springs, is that why it broke',
      'previous owner fitted coilovers and now it knocks',
      'go back to standard springs and struts?',
      'which dampers for a lowered car',
      'lowered suspension kit make broken parts?',
      'coilover adjuster seized and clonking',
      'do cheap lowering springs snap sooner',
    ],
    answer:
      'It plays a part: shorter springs let the damper work near its stop, and mounts, bushes and joints get harder blows and other angles. Returning to the original springs, dampers and bump stops as a set is usually the cheapest way to peace, followed by an alignment and a headlight check. If you keep it low, use dampers made for that height. Make sure that the insurer knows what is fitted, even from a previous owner.',
  },
  {
    id: 'chassis-handling-jack-point-height-torque',
    faults: [
      'control-arm-bushes-worn',
      'trailing-arm-bush-worn',
      'rear-axle-beam-bushes-worn',
      'stabiliser-bush-worn',
    ],
    asks: [
      'why tighten suspension bolts with the wheels on the ground',
      'how do I get at the bolts when the car is down',
      'final torque at ride height, what does it mean',
      'I tightened everything with the axle hanging',
      'rubber bush must be tight with weight, is it true?',
      'jack under the arm to simulate ride height ok?',
      'bushes twisted after my own repair, redo it?',
    ],
    answer:
      'Rubber bushes are clamped at both ends and twist as the wheel moves, so they must be tightened where they rest in normal use, or they are always wound up and tear within months. Loosen and retighten them with the weight on the wheels, on ramps or a drive-on lift. Lifting the arm with a second jack until the height matches is possible, as long as the body stays on stands and nobody lies under it.',
  },
  {
    id: 'chassis-handling-steering-box-adjust-screw',
    faults: ['steering-box-worn'],
    asks: [
      'turn the screw on the steering box to take out the play',
      'two inches of free play at the wheel, legal?',
      'adjust the box or replace it',
      'idler arm worn or box, how to see',
      'old 4x4 has play in steering, screw adjust is ok?',
      'box tightened and now stiff in the middle',
      'mot limit for free play at the rim',
    ],
    answer:
      'First rule out joints, idler and column, because most of the play is usually there: watch input and output of the box while somebody rocks the wheel. A small correction by the manual, with the wheels off the ground and in the centre, is allowed; a screw turned until the play is gone makes the box bind and wears it out. About 3 cm at the rim is plainly too much. A box that is worn is rebuilt.',
  },
  {
    id: 'chassis-handling-clunk-came-back-after-fix',
    faults: [
      'stabiliser-link-worn',
      'control-arm-bushes-worn',
      'strut-top-mount-worn',
      'front-struts-worn',
      'ball-joint-worn',
      'stabiliser-bush-worn',
    ],
    asks: [
      'paid for two repairs and it still clunks',
      'they keep changing parts and the knock stays',
      'noise was gone for a week then returned',
      'how do I get a proper diagnosis of a knock',
      'many parts changed, knocking still there',
      'who pays if the part they fitted was not the cause',
      'third visit for the same clunk, what do I say',
    ],
    answer:
      'Ask for the noise to be found before any further part: a drive together over the road where it knocks, then a lift, levers and a clip-on microphone on each joint. Say what was changed and that the sound is the same, louder or different, since a change tells something. Where a part was fitted without a test and did not cure it, talk calmly about the bill and keep the old parts and invoices.',
  },
  {
    id: 'chassis-handling-ev-heavy-car-wear',
    faults: [
      'control-arm-bushes-worn',
      'ball-joint-worn',
      'stabiliser-link-worn',
      'front-struts-worn',
    ],
    asks: [
      'do electric cars wear out their suspension faster',
      'only 30000 miles and the arms are gone',
      'why are bushes worn on such a young car',
      'potholes or bad quality, what did it',
      'suspension broken early, is warranty?',
      'big wheels to blame for worn joints?',
      'can I claim an arm on the manufacturer warranty',
    ],
    answer:
      'Weight, large wheels with thin tyres, speed humps and potholes wear them early, and heavy electric cars have all of that together. Within the maker’s warranty ask anyway: joints and arms are often covered unless a kerb hit or wear in the small print excludes it, and known weak parts get goodwill. Drive slowly over humps, with both wheels level, and keep the tyres at the label’s pressure, since soft ones damage rims and hard ones joints.',
  },
  {
    id: 'chassis-handling-what-tell-garage-noise',
    faults: [
      'stabiliser-link-worn',
      'control-arm-bushes-worn',
      'ball-joint-worn',
      'strut-top-mount-worn',
      'wheel-bearing-worn',
      'steering-rack-worn',
    ],
    asks: [
      'how do I describe the noise to the workshop',
      'what should I tell them about the knock so they find it',
      'should I record it on my phone',
      'do I name the part or only the symptom',
      'what to say at garage about noise in wheel',
      'words for clunk, creak, rattle, hum',
      'is it wise to hand over this diagnosis to the mechanic',
    ],
    answer:
      'Describe, and let them find the part: which corner, at what speed, on small or big bumps, when you steer, brake or pull away, cold or wet, and since when. Say what was done lately. A recording from inside and a short drive with the mechanic are worth more than any word for it. Hand over this diagnosis as a suggestion and agree to pay for finding the noise, not for a part.',
  },
];
