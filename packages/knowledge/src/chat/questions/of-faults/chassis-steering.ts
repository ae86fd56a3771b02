import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask next about electric and hydraulic steering, column, rack and track rods. */
export const chassisSteeringQuestions: readonly CommonQuestion[] = [
  {
    id: 'chassis-eps-motor-or-battery',
    faults: ['eps-motor-failed', 'eps-power-supply-fault', 'eps-control-unit-failed'],
    asks: [
      'is it really the steering motor or only a weak battery',
      'what voltage should I see while turning the wheel',
      'power steering light came in the cold with a tired battery',
      'I measured 12.3 at rest and 13.9 running',
      'before buying a steering motor what to exclude',
      'volts drop to 10 when I turn the wheel at standstill',
      'steering help cuts out with headlights and heater on',
    ],
    answer:
      'Measure first, because low voltage switches the help off without any fault of the motor: below about 12.2 V at rest or 13 V with the engine running points to battery, charging or a clamp, and a drop below 11 V while you steer does as well. If it stays above 12.8 V while you turn and the help is still missing, the steering itself is next. Then its codes decide between motor, sensor and control unit.',
  },
  {
    id: 'chassis-eps-restart-brings-it-back',
    faults: [
      'eps-motor-failed',
      'eps-control-unit-failed',
      'eps-software-fault',
      'electrohydraulic-steering-pump-failed',
    ],
    asks: [
      'switch off and on and the power steering is back, still broken?',
      'steering goes heavy, restart cures it for a few miles',
      'it fixed itself, must I do anything',
      'warning cleared with ignition off, no help needed now?',
      'steering fault come and go after restart',
      'is it ok to just restart each time it fails',
      'once in a blue moon it goes heavy then fine',
    ],
    answer:
      'It is still broken: a restart only clears the fault until the unit sees it again, and the next time may be in a bend or a junction, where the sudden weight surprises you. The gaps usually get shorter. Note the heat, the speed and the voltage when it happens, do not clear the codes, and have the steering unit read soon. The verdict of this diagnosis decides about driving until then.',
  },
  {
    id: 'chassis-eps-repair-options',
    faults: [
      'eps-motor-failed',
      'eps-torque-sensor-faulty',
      'eps-control-unit-failed',
      'eps-gear-sticky',
    ],
    asks: [
      'do I need a whole steering rack for a motor fault',
      'can an electric power steering unit be repaired',
      'reconditioned eps column any good',
      'dealer only sells the complete rack, what else is there',
      'it is possible to repair only the sensor of steering?',
      'second hand electric rack, will it need coding',
      'send my column away for repair',
    ],
    answer:
      'Makers often supply only the complete column or rack, but specialists rebuild many of them with a motor, sensor or electronics from good suppliers; ask for a warranty and a test on the bench. A used unit must match the part number, usually needs coding, and some cars refuse it. Whatever is fitted, the angle sensor is set to zero afterwards, and a rack needs the alignment set. Ask the dealer about recalls and goodwill first.',
  },
  {
    id: 'chassis-eps-unplug-and-drive',
    faults: [
      'eps-motor-failed',
      'eps-torque-sensor-faulty',
      'eps-control-unit-failed',
      'eps-gear-sticky',
    ],
    asks: [
      'can I pull the eps fuse and drive with heavy steering',
      'disconnect the power steering motor so it stops pulling',
      'wheel moves by itself, unplug the motor?',
      'take fuse out and drive like an old car with no assistance',
      'remove the fuse from electric steering, is allowed?',
      'I have strong arms, can I do without the help',
      'turn off the steering assist for now',
    ],
    answer:
      'Do not drive it that way: the steering is geared for assistance, so without it a quick dodge or a tight bend may take more strength than you have, and stability control and lane systems lose their data. A lit steering warning fails the MOT too. Where the wheel moves by itself, switching off is right only to stop the car. Have it recovered or repaired where it stands.',
  },
  {
    id: 'chassis-eps-torque-sensor-signs',
    faults: ['eps-torque-sensor-faulty'],
    asks: [
      'wheel trembles when I let go at a standstill',
      'steering is light to the left and heavy to the right',
      'it tugs to one side by itself and no pull in the tyres',
      'steering wheel hunts from side to side while parked',
      'wheel turn alone a little with engine on',
      'ghost in my steering, what causes that',
      'can the torque sensor be recalibrated or is it new parts',
    ],
    answer:
      'That is the typical sign of a torque sensor that is off its zero: the unit believes that you are turning and helps although nobody does. Let go of the rim while parked with the engine running; if it creeps or shakes, do not take it on the road. A setting of the zero with the tester cures some of them, for example after column work; a signal that jumps means a new sensor, column or rack.',
  },
  {
    id: 'chassis-eps-supply-where-to-measure',
    faults: ['eps-power-supply-fault'],
    asks: [
      'where do I look for the bad earth of the power steering',
      'how do I measure voltage drop on the eps cable',
      'I found 0.6 volts on the earth side while steering',
      'big fuse for the steering, where is it',
      'cleaned the battery clamps and the warning stayed away',
      'drop of 0.1 V is good or no for steering wire',
      'steering warning since I changed the battery myself',
    ],
    answer:
      'Begin at the battery: clamps tight and bright, then the earth strap to body and engine, then the large fuse for the steering, all of them without any force on the steering’s own plug. A helper turns the wheel while you measure along one cable: more than 0.3 V between its ends is too much, and less than 0.1 V is good. If the trouble began with a new battery, look for a clamp that still turns by hand.',
  },
  {
    id: 'chassis-eps-water-in-rack',
    faults: ['eps-motor-failed', 'inner-tie-rod-worn', 'eps-control-unit-failed'],
    asks: [
      'garage says water got into the electric rack through a split gaiter',
      'torn steering boot, can it kill the motor',
      'rust inside the rack, is it repairable',
      'how did water get in my steering',
      'gaiter was split last year and nobody changed it, now this',
      'water came in the rack, only drying is enough?',
      'should the bellows have been picked up at the service',
    ],
    answer:
      'It is very plausible: a split gaiter lets spray along the rack bar into the motor and its electronics, and the damage shows months later. Drying does not bring it back, since rust and green contacts go on working. Ask to see the gaiter and the rust, and look in the last MOT and service sheets for a note about it. On the new rack fit new gaiters and clips, and have them looked at yearly.',
  },
  {
    id: 'chassis-eps-sticky-or-lane-assist',
    faults: ['eps-gear-sticky', 'eps-software-fault'],
    asks: [
      'steering sticks in the middle on the motorway then jumps',
      'is it lane assist nudging or a sticky rack',
      'have to break it free from straight ahead',
      'notchy feel around centre, gone in town',
      'steering has point where it stay in center',
      'how do I prove it to the dealer',
      'worse on hot days and after a long straight run',
    ],
    answer:
      'Switch lane keeping off and drive the same road: if the sticking is gone, it was the assistant; if it stays, the gear or the motor binds around the centre. Film the small jumps of the rim, note heat and speed, and ask for a drive with a technician after a long straight stretch, because it hides in town. Some makers have issued recalls, new software or new gears for it, so have the registration checked.',
  },
  {
    id: 'chassis-steering-angle-zero-diy',
    faults: ['steering-angle-sensor-faulty', 'eps-software-fault'],
    asks: [
      'how do I reset the steering angle sensor myself',
      'lock to lock trick did not put the light out',
      'does calibration need a dealer',
      'esp and steering lights since wheel alignment',
      'calibrate sensor of steering at home possible?',
      'angle reads 8 degrees when I am going straight',
      'light stays on after battery change, turned wheel full both ways',
    ],
    answer:
      'On some cars it learns by itself: engine running, turn slowly to both full locks and back, then drive straight for a short way; the handbook says whether yours does. Others need the tester on level ground with the wheels straight ahead. A reading of more than a few degrees while you drive straight needs setting, and if the steering wheel is crooked, have the alignment put right first. A value that jumps or freezes means a new sensor.',
  },
  {
    id: 'chassis-steering-angle-after-alignment-who',
    faults: ['steering-angle-sensor-faulty', 'wheel-alignment-toe-out-of-true'],
    asks: [
      'they did the tracking and now the wheel is off centre',
      'steering wheel crooked after alignment, normal?',
      'tyre place centred the wheel by moving it on the splines',
      'wheel is not straight since they set it, go back?',
      'traction warning came on right after wheel alignment',
      'alignment done twice and spokes still tilt left',
      'I paid for tracking and it now points wrong, what do I say',
    ],
    answer:
      'Go back and ask for it to be put right: the steering wheel is clamped straight first and then both track rods are set, and a four-wheel measurement is needed if the rear axle pushes to one side. Moving the wheel on its splines is the wrong way, because it hides the error and upsets the angle sensor and the airbag’s spring. Ask for the printout with the values before and after, and the sensor’s zero set.',
  },
  {
    id: 'chassis-ps-pump-whine-or-fluid',
    faults: [
      'power-steering-pump-worn',
      'power-steering-fluid-aerated',
      'power-steering-belt-slipping',
    ],
    asks: [
      'whining when I turn, pump or just fluid',
      'groan at full lock but level is ok',
      'topped it up and it still moans',
      'squeal or whine, which is belt and which is pump',
      'power steering pump noise only in cold morning',
      'froth in the reservoir, what does it mean',
      'how do I tell air in the system from a dying pump',
    ],
    answer:
      'Look into the reservoir with the engine running: froth or bubbles mean that air is drawn in, so find the loose clip or low level and bleed it before you judge the pump. A whine that stays with clear fluid at the right level, and grows as you steer, is the pump. A shriek at full lock that changes when you wet the belt is the belt. A short groan right at the stop is the relief valve.',
  },
  {
    id: 'chassis-ps-bleed-how',
    faults: [
      'power-steering-fluid-aerated',
      'power-steering-pump-worn',
      'power-steering-hose-leaking',
      'steering-rack-seals-leaking',
    ],
    asks: [
      'how do I bleed the power steering',
      'lock to lock how many times to get the air out',
      'fluid foams after I changed the hose',
      'bubbles keep coming in the steering reservoir',
      'make air out of hydraulic steering, how',
      'engine off or running while bleeding steering',
      'whines since the pump was changed, is it air',
    ],
    answer:
      'With the front wheels just off the ground on axle stands and the engine off, fill to the mark and turn slowly from lock to lock, ten or twenty times, topping up as it falls; then start and repeat gently without holding it at the stop. The fluid must be clear at the end. Froth that returns means air drawn in at the return hose, its clip or the pump’s seal. Use only the fluid on the cap.',
  },
  {
    id: 'chassis-ps-hose-leak-temporary',
    faults: ['power-steering-hose-leaking', 'steering-rack-seals-leaking'],
    asks: [
      'can I patch the power steering hose with tape',
      'jubilee clip over the leaking pressure pipe',
      'cut out the bad bit of steering hose and join it',
      'does stop leak save me a new rack',
      'repair high pressure steering pipe by myself?',
      'hydraulic shop to make up a hose, good plan?',
      'drips from the crimp, will a clip stop it',
    ],
    answer:
      'A pressure hose cannot be patched: at full lock it carries so much pressure that tape or a clip blows off and sprays oil, which can catch fire on a hot exhaust. A hydraulics shop can make up a new one with the right fittings, and often for less than the original. A low-pressure return hose may get new hose made for that fluid and new clips. Stop-leak at best delays a rack seal.',
  },
  {
    id: 'chassis-ps-rack-leak-gaiter-full',
    faults: ['steering-rack-seals-leaking'],
    asks: [
      'steering gaiter is full of fluid, is it the rack',
      'I squeezed the bellows and oil slopped about',
      'is a leaking rack urgent if I top it up weekly',
      'red oil dripping from the rubber boot on the steering',
      'oil in the rubber of steering, must change rack?',
      'does a weeping rack fail the mot',
      'cut a small hole in the gaiter to let it drain, good idea?',
    ],
    answer:
      'Fluid that slops in a gaiter is a worn rack seal, and the rack is rebuilt or exchanged. Do not cut the gaiter open, because water and grit then ruin what is left. Topping up works only as long as you never miss it: a dry pump dies within minutes and the help goes with it. Leaking hydraulics can fail the MOT. When it is changed, the fluid is flushed and the wheels are aligned.',
  },
  {
    id: 'chassis-ps-new-pump-died-again',
    faults: ['power-steering-pump-worn'],
    asks: [
      'new power steering pump is noisy again after a month',
      'second pump failed, what is killing them',
      'fitted a recon pump and it whines already',
      'do I need to flush when changing the steering pump',
      'pump new but same noise, why',
      'metal bits in the steering fluid',
      'is a used pump ok or go for new',
    ],
    answer:
      'Pumps die again from what the old one left: metal dust in the fluid, a blocked screen in the reservoir, the wrong fluid, or an intake hose that draws air. So the whole system is flushed, the reservoir is renewed if its filter cannot be cleaned, and it is bled patiently before the engine runs at speed. Metal glitter in the fluid means that the rack may suffer as well. Have the belt tension checked too.',
  },
  {
    id: 'chassis-ehps-fuse-plug-burnt',
    faults: ['electrohydraulic-steering-pump-failed'],
    asks: [
      'big plug on the steering pump is melted',
      'electric hydraulic pump silent, heavy steering',
      'is there a fuse for the electric steering pump',
      'pump under the wing hums no more',
      'plug burnt on steering motor pump, change only plug?',
      'could low fluid stop the electric pump',
      'repair kit for the connector or a whole pump',
    ],
    answer:
      'Look at the supply first: a blown fuse, a burnt plug or a bad earth silences a good pump, and a proper repair plug with the right cable size may be all it needs. Where 12 V and earth are there and it still does not run, the pump is finished. Check the fluid level too, because it stops when hot and dry. A plug that melted again means the pump draws too much.',
  },
  {
    id: 'chassis-track-rod-rock-test',
    faults: ['tie-rod-end-worn', 'inner-tie-rod-worn', 'wheel-bearing-worn', 'ball-joint-worn'],
    asks: [
      'I rocked the wheel at 3 and 9 and there is play',
      'play at quarter to three only, not at twelve and six',
      'movement both ways when I shake the wheel, what is it',
      'how much play is allowed at the wheel',
      'wheel moves side to side by hand, bearing or track rod',
      'small clunk when I wiggle the tyre sideways',
      'which joint is it if I can see the rod move',
    ],
    answer:
      'Play only at three and nine is steering: a track rod end, the inner joint or the rack. Play only at twelve and six points to the lower ball joint or suspension, and play in both directions to the wheel bearing. A helper rocks while you look, by torch and from beside the car, which joint moves. Clear play counts as bad whatever its size. Do it on axle stands, never under a car on a jack.',
  },
  {
    id: 'chassis-track-rod-diy-measure',
    faults: ['tie-rod-end-worn', 'inner-tie-rod-worn'],
    asks: [
      'can I fit a track rod end at home and count the turns',
      'how do I split the track rod taper',
      'is a ball joint splitter needed',
      'nut spins with the taper, cannot undo it',
      'change end of steering bar alone, alignment after?',
      'count the threads so the tracking stays right, good enough?',
      'do I hammer the arm to pop the joint',
    ],
    answer:
      'The swap is within reach at home, but counting the turns only brings it near the old setting, so book the alignment for straight afterwards in every case. Use a splitter, or the boot tears; for a pin that spins, press the taper together with a jack from below while the car stands on axle stands. Fit a new self-locking nut, tightened to the manual’s figure, and lock the rod’s nut. Never leave it finger-tight overnight.',
  },
  {
    id: 'chassis-track-rod-gaiter-only',
    faults: ['tie-rod-end-worn', 'inner-tie-rod-worn', 'ball-joint-worn'],
    asks: [
      'just the rubber boot is split but no play, replace joint?',
      'dust cover on the track rod torn advisory',
      'can I fit only a new boot to the ball joint',
      'grease coming out of steering joint rubber',
      'rubber is broken but joint is strong, what to do',
      'how long after the boot splits does the joint wear',
      'pack it with grease and cable tie the boot?',
    ],
    answer:
      'If it split only lately, the joint has no play and no grit inside, a new boot with fresh grease can save it, where such boots are sold. Once water has been in, rust is at work, and within months it is loose, so the joint is renewed in most cases. A boot that no longer keeps dirt out fails the MOT. Tape and cable ties keep the grit in rather than out.',
  },
  {
    id: 'chassis-rack-knock-adjust',
    faults: ['steering-rack-worn', 'steering-rack-mounts-loose'],
    asks: [
      'steering rack knocks on cobbles, tighten the adjuster?',
      'rattle through the wheel over rough road',
      'is the rack worn or is it only the mounts',
      'rack clunk advisory how serious',
      'the rack make knock, I can adjust with nut?',
      'one clunk each time I change direction parking',
      'do rack bushes come separately',
    ],
    answer:
      'Have somebody steer to and fro while another watches: if the whole housing moves, it is the mounts or their bolts, which come separately on many cars and are the cheaper cure; if the housing stays still and the knock is felt at the pinion, it is the rack. Leave the adjuster alone, because a tight rack binds and no longer returns to the centre. Loose mounting bolts are urgent, so do not wait for the service.',
  },
  {
    id: 'chassis-column-notchy-joint',
    faults: ['steering-column-joint-seized', 'steering-intermediate-shaft-worn'],
    asks: [
      'heavy and light spots twice per turn of the wheel',
      'steering stiff in places, ok in others',
      'can I spray the column universal joint to free it',
      'wheel does not return by itself after a bend',
      'joint of steering rusty, oil is enough?',
      'click in the rim when I turn slowly',
      'grease helped the steering shaft clicking for a while',
    ],
    answer:
      'Heavy and light twice per turn is a stiff universal joint, usually the lower one in the salt spray; penetrating oil frees it for weeks and then it rusts tighter. The shaft or joint is renewed. A click at each change of direction is wear in the joint or in the sliding part, and grease quietens it for months only. Mark its position before it comes off, keep the wheel from turning, and use a new clamp bolt.',
  },
  {
    id: 'chassis-column-bolt-safe-wobble',
    faults: ['steering-wheel-or-column-bolt-loose'],
    asks: [
      'steering wheel wobbles up and down on the column',
      'the rim moves towards me when I pull it',
      'can I tighten the steering wheel bolt myself',
      'wheel came loose after airbag work',
      'steering wheel moves in and out, dangerous?',
      'is a slack height adjuster the same thing',
      'column clunks when I lean on it getting out',
    ],
    answer:
      'Leave the car parked until you know which it is: a wheel loose on its splines or a loose column bolt can leave you with no steering at all. Lock the height adjustment firmly and try again; if only that lever was slack, its clamp needs setting. The bolt of the wheel sits behind the airbag on most cars, so it is a workshop’s job. Check recalls by the registration, and tell whoever worked there last.',
  },
  {
    id: 'chassis-column-lock-electronic-wiggle',
    faults: ['steering-column-lock-failed'],
    asks: [
      'steering lock message, wiggling the wheel starts it',
      'electronic column lock failed, can it be bypassed',
      'emulator for the steering lock, worth it?',
      'tap the column with a hammer to free the lock',
      'steering lock not open, car not start',
      'does the new column lock need coding to the keys',
      'jams only now and then, repair or wait',
    ],
    answer:
      'Do not wait until it stays locked: wiggling helps for weeks, then the car has to be carried from wherever it stands. Charge the battery and try the second key first, since both cause the same message. A new lock is coded to car and keys. Emulators that pretend the lock is open remove the theft lock, which the insurer may hold against you, and a lock left half mechanical could engage; have it repaired properly.',
  },
  {
    id: 'chassis-alignment-printout-read',
    faults: [
      'wheel-alignment-toe-out-of-true',
      'steering-pull-caster-camber',
      'alignment-adjusters-slipping',
    ],
    asks: [
      'how do I read the alignment sheet, some values are red',
      'toe was minus 0 20 before, was that bad',
      'camber is red but they say it cannot be adjusted',
      'all green after the alignment but it still pulls',
      'paper of geometry has red number left rear',
      'what do toe camber and castor do to my tyres',
      'everything in spec yet inner edges wear',
    ],
    answer:
      'Toe says where the wheels point and eats tyres fastest; camber is the lean, and castor with camber make the car pull when left and right differ by more than about half a degree. Red camber or castor that cannot be set means a bent or worn part, not bad luck. If all is green and it still pulls, swap the front tyres side to side, and check pressures, a dragging brake and worn bushes that move under load.',
  },
  {
    id: 'chassis-pull-after-new-tyres',
    faults: ['steering-pull-caster-camber', 'wheel-alignment-toe-out-of-true'],
    asks: [
      'car pulls since new tyres went on',
      'drifts left on every road even after tracking',
      'pulls to one side, garage says road camber',
      'is it tyre pull or geometry',
      'car goes to the left alone when I release',
      'steering drags to the right after kerbing it',
      'tracking done twice and it still wanders off',
    ],
    answer:
      'Swap the two front wheels side to side where tread direction allows it: if it now pulls the other way, one tyre is to blame and the shop owes you another; if it stays, it is geometry or a brake. A slight drift to the left on a cambered British road is the road. After a kerb, ask for castor, camber and steering axis values of both sides, because tracking alone never shows a bent part.',
  },
  {
    id: 'chassis-death-wobble-damper-only',
    faults: ['death-wobble-front-axle', 'track-bar-worn', 'steering-box-worn'],
    asks: [
      'front axle shakes violently after a bump at 50',
      'will a new steering damper cure the death wobble',
      'what do I do when the wobble starts',
      'it went away with a damper and came back',
      '4x4 shake of steering very strong, cause?',
      'lifted truck shimmy, which joint first',
      'is tyre balance enough to stop the shimmy',
    ],
    answer:
      'A damper only hides it for some months: the cause is play in the Panhard rod, ball joints, track rods, box or bearings, or a bad tyre that sets it off. When it starts, hold the wheel without fighting it, take your foot off and slow down gently until it stops, then do not drive on. Let someone rock the steering with the weight on the wheels while another watches each joint and bolt hole.',
  },
  {
    id: 'chassis-eps-coupling-click',
    faults: [
      'eps-flexible-coupling-worn',
      'steering-rack-worn',
      'steering-intermediate-shaft-worn',
    ],
    asks: [
      'dull click in the steering when rocking it with engine on',
      'knocks on cobbles but nothing loose underneath',
      'tiny rubber star in the steering motor worn',
      'is the coupling sold separately for my column',
      'steering tick only when engine runs, why',
      'garage wants a rack for a click, could it be the coupling',
      'plastic spider in the column, diy?',
    ],
    answer:
      'Rock the wheel a little with the engine on, then with everything off: a click that is felt in the column only with the power on speaks for the small coupling between motor and worm, while the same knock from below with power off speaks for shaft, rack or joints. The coupling is sold separately for many columns and costs little, but the column comes out and the angle is set afterwards.',
  },
];
