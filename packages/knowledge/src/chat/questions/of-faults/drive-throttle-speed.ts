import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask next about throttle, pedal, cruise control, and the speed signal. */
export const throttleAndSpeedQuestions: readonly CommonQuestion[] = [
  {
    id: 'drive-etb-clean-or-new',
    faults: ['electronic-throttle-body-failed'],
    asks: [
      'clean or replace the throttle body',
      'reduced power comes and goes, is it dirt',
      'will cleaning cure limp mode',
      'sensor tracks worn, can it be repaired',
      'cleaned it, fault came back next day',
      'new throttle body or just the sensor',
      'dirty flap or bad motor, what tells',
    ],
    answer:
      'Cleaning helps a sticky idle, but a sudden ‘reduced power’ with codes for position sensors or the throttle motor comes from worn tracks or the plug, and cleaning does not mend those. Check and dry the plug and look for bent pins first. If the code comes back after cleaning and learning, the throttle body is due; the sensor is not sold separately on most. Some firms rebuild them with a guarantee. Have the pedal sensor’s codes excluded.',
  },
  {
    id: 'drive-etb-adapt',
    faults: ['electronic-throttle-body-failed', 'throttle-idle-adaptation-lost'],
    asks: [
      'does the throttle body need coding',
      'how do I do the idle relearn',
      'idle high after I cleaned the throttle',
      'key on off ten seconds trick, true?',
      'will it learn by itself driving',
      'revs at 1500 since the battery change',
      'ecu must learn throttle position, how',
    ],
    answer:
      'Most electronic throttles have to learn their closed stop after cleaning, replacement or a flat battery; the procedure differs by maker, from a few minutes of ignition on with the pedal untouched to a tester routine, and the workshop data describe it. Begin with a good battery, warm engine, everything electrical off. If the idle is still high after a few days of driving, look for an air leak or a hose left off, since learning cannot cure that.',
  },
  {
    id: 'drive-etb-used',
    faults: ['electronic-throttle-body-failed'],
    asks: [
      'used throttle body from a breaker ok',
      'cheap copy of the throttle body',
      'same part number essential?',
      'how long does it take to fit',
      'is it a diy job',
      'recon throttle body exchange',
      'can I put throttle body of other engine',
    ],
    answer:
      'Only one with exactly the same part number, and better rebuilt or new than used, because the sensor tracks wear with age and mileage; cheap copies often bring the same code within months. Fitting is a few bolts, a new gasket and a plug, feasible at home with the engine cold and the ignition off, though some are cooled by coolant hoses. Do not force the flap. It must learn its stops afterwards, and a few need coding.',
  },
  {
    id: 'drive-etb-or-pedal',
    faults: ['electronic-throttle-body-failed', 'accelerator-pedal-sensor-failed'],
    asks: [
      'throttle body or pedal sensor, how to tell',
      'codes P2135 P2138, which part',
      'pedal dead for a second then fine',
      'no response when I press, engine idles',
      'they changed the throttle body and it still does it',
      'limp mode pedal or throttle',
      'car goes not when I push gas, only idling',
    ],
    answer:
      'The code usually says it: those for sensors D, E or F, such as P2138, belong to the pedal; those for A or B, such as P2135, to the throttle body. In live data the pedal’s two signals should rise smoothly together as you press slowly with the ignition on and the engine off; a jump shows the pedal. If the throttle body was changed in vain, look at the pedal’s plug and at wet carpets before the next part.',
  },
  {
    id: 'drive-pedal-sensor-fit',
    faults: ['accelerator-pedal-sensor-failed'],
    asks: [
      'is the pedal sensor part of the pedal',
      'can I replace the accelerator pedal myself',
      'used pedal from a scrapyard',
      'does a new pedal need calibration',
      'wet footwell, could that be it',
      'plug under the dash kicked loose',
      'pedal box electric, how much work',
    ],
    answer:
      'On most cars sensor and pedal are one part, held by two or three nuts in the footwell with one plug, and a careful owner can change it with the ignition off. Look first at the plug, which feet knock loose, and at wet carpet, since water in it causes dropouts. A used one with the same part number works on many cars; others must learn their end positions with a tester. Check the mat and the full travel when done.',
  },
  {
    id: 'drive-pedal-dropout-danger',
    faults: ['accelerator-pedal-sensor-failed', 'electronic-throttle-body-failed'],
    asks: [
      'loses power in the middle of an overtake',
      'what do I do if it goes dead on the motorway',
      'could it race away by itself',
      'is it going to accelerate on its own',
      'power cut while joining, what action',
      'can I reset it without stopping',
      'suddenly no power and light, dangerous?',
    ],
    answer:
      'When it goes dead, put the hazard lights on, steer to the left with what speed is left, and stop out of danger; brakes and steering still work, though the brake pedal may harden once the engine stops. Stop and restart to reset it. These systems have two signals and cut power when they disagree, so running away is rare. Should it ever race: brake hard with one long press, select Neutral, and switch off once you have stopped.',
  },
  {
    id: 'drive-throttle-fuse-limp',
    faults: ['electronic-throttle-body-failed', 'accelerator-pedal-sensor-failed'],
    asks: [
      'can I drive with reduced power',
      'how fast is limp mode',
      'restarts and fine again, ignore?',
      'disconnect the battery to clear it?',
      'got home in limp mode, what now',
      'mechanic can not find because it works',
      'limp comes every three days',
    ],
    answer:
      'Reduced power is a protection, and it comes at moments when you need acceleration, such as joining or overtaking, so the verdict of this diagnosis decides how it is used. Do not clear it by disconnecting the battery, as that wipes the code and its data. Have it read while it is fresh, even if it runs well, and ask for the freeze-frame. A fault that comes only now and then mostly sits in worn tracks or a plug.',
  },
  {
    id: 'drive-pedal-slow',
    faults: ['accelerator-pedal-slow-return'],
    asks: [
      'pedal comes back slowly on cold mornings',
      'gas pedal feels sticky',
      'can I oil the accelerator pedal',
      'is it part of a recall',
      'stays down a bit when I lift off',
      'something under the pedal stopping it?',
      'accelerator hesitates to return in damp',
    ],
    answer:
      'Do not drive with it: a pedal that comes back late can keep the engine pulling when you want to stop. First look for a mat or an object under it, with the engine off. If it is free and still slow, the pedal unit is replaced; oil or spray collects dirt and can reach the sensor. Ask the maker with your chassis number about a recall, because several have covered this. If it ever sticks on the road: brake firmly, Neutral, switch off once stopped.',
  },
  {
    id: 'drive-throttle-cable',
    faults: ['throttle-cable-frayed'],
    asks: [
      'throttle cable fraying, how long has it got',
      'sticky accelerator cable, lubricate?',
      'replace the gas cable myself',
      'cable has a few broken strands',
      'knotted cable at the pedal end',
      'how do I adjust throttle cable play',
      'revs stay high when I lift, cable or idle',
    ],
    answer:
      'Replace it before the car is used: broken strands catch in the sleeve and hold the throttle open, or the cable snaps. Oil only hides it, and lined cables must not be oiled. It is an easy job: hook out at pedal and throttle, follow the same route without sharp bends, and set a trace of slack so that the flap closes fully and opens fully with the pedal down. High revs with a free cable point to idle control or an air leak.',
  },
  {
    id: 'drive-mat',
    faults: ['floor-mat-traps-pedal'],
    asks: [
      'is it just the mat, how do I make sure',
      'second mat on top of the first, wrong?',
      'how do I fasten the mat',
      'rubber universal mats safe?',
      'pedal stuck down after hard acceleration',
      'threw the mat out, need I do more',
      'mat clips missing, where to get',
    ],
    answer:
      'Take out every extra mat and press the pedal to the floor with the engine off: it must come back by itself with room all round. Only one mat per place, made for your car and hooked to its anchors, driver’s side first. Missing anchors are sold cheaply by dealers. If the pedal still stays down without a mat, the pedal or cable is at fault and the car stays parked. Should it stick when driving: brake hard, Neutral, then switch off once stopped.',
  },
  {
    id: 'drive-idle-high-stay',
    faults: ['throttle-idle-adaptation-lost'],
    asks: [
      'idle stays at 1500, will it settle',
      'how long does idle learning take',
      'hunted up and down after cleaning',
      'is it an air leak or lost learning',
      'drove 50 miles, still high',
      'did I break the throttle by pushing it',
      'tickover is racing after new battery',
    ],
    answer:
      'If it does not drop within a day or two of driving, do the learning routine for your car, then look for air leaks: a hose left off, a torn gasket, the brake servo pipe. A hiss or positive fuel trims speaks for a leak, a silent high idle with a healthy trim for lost learning. If you pushed an electronic flap open by hand, its gears may be damaged, and a tester shows whether it reaches its stop.',
  },
  {
    id: 'drive-surge-software',
    faults: ['powertrain-software-surge'],
    asks: [
      'car surges on its own in roundabouts',
      'delay then lunge, is it software',
      'dealer says no fault found',
      'is there an update for the surge',
      'how can I prove a surge to the garage',
      'others with same model complain too',
      'gas delay and then it jump forward',
    ],
    answer:
      'Ask the dealer for updates and service bulletins for your chassis number, and give them facts: speed, gear, how you lifted and pressed again, warm or cold, date. A passenger’s video of the rev counter helps, as does a test drive with the technician while the data are recorded. A dealer who finds nothing may not have driven that situation. Also exclude a stuck mat, a dirty throttle and a loose hose. Report a serious surge to DVSA, too.',
  },
  {
    id: 'drive-pedal-misapp',
    faults: ['pedal-misapplication'],
    asks: [
      'car shot forward by itself, how do I know it was not the car',
      'dealer says I pressed the wrong pedal',
      'could the data show which pedal I pressed',
      'is there a black box record',
      'brakes did not work and it raced, both at once?',
      'my father swears he was on the brake',
      'event data from car, who can read it',
    ],
    answer:
      'Have it examined before it is driven or repaired: many cars store pedal position, brake and speed around a crash, and a specialist can read that through the maker or an expert, which answers the question best. Stuck mats, the cable, the pedal’s return and stored throttle codes are checked too. Brakes that fail at the same moment as the throttle opens are very rarely two faults. Tell your insurer, and keep mats and shoes as they were.',
  },
  {
    id: 'drive-regen-limit',
    faults: ['regen-limited-by-battery'],
    asks: [
      'one pedal driving weak this morning',
      'regen lower when the battery is full',
      'why does it brake less in winter',
      'grey part on the power gauge',
      'how do I get full regen sooner',
      'is the car braking less at all, brake fault?',
      'recuperation is reduced message on cold day',
    ],
    answer:
      'It is how the battery protects itself: full or cold, it cannot take much current, so slowing by lifting off is weaker until it is warm or partly used. Press the brake pedal as usual, which always brings the friction brakes in; leave more room on the first miles. Preheating while plugged in, and charging to less than full where you can, brings it back sooner. If it stays weak when warm and half full, have it checked.',
  },
  {
    id: 'drive-regen-handover',
    faults: ['regen-friction-handover-surge'],
    asks: [
      'brakes let go for a second on a bump',
      'free wheel then bite at the lights',
      'feels like it speeds up over potholes when braking',
      'is it a fault or hybrid brake blending',
      'update for brake feel?',
      'one bump always makes braking odd',
      'brake loses grip a half second, hybrid',
    ],
    answer:
      'On a bump, some hybrids and electric cars let the regeneration go and the friction brakes take over a moment later; it feels like a jump forward. Press harder and hold: the friction brakes answer. Leave more distance and brake a little earlier over that spot. Ask the dealer for a software update, since some makers have improved it. If it happens on smooth roads, or with a warning light, treat it as a brake fault and do not drive it.',
  },
  {
    id: 'drive-cruise-dead',
    faults: ['cruise-switch-failed', 'cruise-servo-failed'],
    asks: [
      'cruise control will not set',
      'on light comes but set does nothing',
      'brake light switch stop cruise?',
      'is it the steering wheel button or clock spring',
      'can I replace the cruise switch at home',
      'cruise works sometimes when I wiggle',
      'tempomat is dead since last week',
    ],
    answer:
      'Start with what switches it off on purpose: the brake light switch (do the brake lights work normally?), the clutch switch, and stored engine or wheel sensor codes. If the on light works but ‘set’ does nothing, the button is the first suspect; if horn or radio buttons fail too, the clock spring. Buttons on the wheel share space with the airbag, so they are changed at a garage, with the battery off and the waiting time kept.',
  },
  {
    id: 'drive-cruise-servo',
    faults: ['cruise-servo-failed'],
    asks: [
      'loses speed on hills with cruise',
      'surges up and down on cruise',
      'vacuum servo, hoses to check',
      'can I mend the old vacuum cruise',
      'cable slack, how much',
      'cruise drops out on long climbs',
      'is old cruise servo worth repairing',
    ],
    answer:
      'Old vacuum systems lose speed on hills because a hose, the reservoir or the servo’s diaphragm leaks: follow each thin hose with the engine off, and renew hard or cracked ones, which are cheap. A surge up and down means slack in its cable or a sticky valve. The cable should have hardly any slack with the throttle closed. A leak also weakens other vacuum devices. If the servo itself fails the vacuum test, used ones are common.',
  },
  {
    id: 'drive-cruise-deact',
    faults: ['cruise-deactivation-switch-leak'],
    asks: [
      'fuse for the cruise keeps blowing',
      'wet plug on the master cylinder',
      'is there a recall for a burning cruise switch',
      'can it catch fire when parked',
      'just unplug the switch for now?',
      'plug brown on the brake cylinder',
      'cruise stop and fuse blow, can be fire?',
    ],
    answer:
      'This one can start a fire even with the ignition off, so park it outdoors away from the house, do not fit a bigger fuse, and do not use it. Ask the maker with your chassis number, as known switches were recalled and are replaced free. Disconnecting the battery prevents current from reaching the switch until then. The brake fluid that leaks also matters: check the level, and have switch, plug and harness renewed together.',
  },
  {
    id: 'drive-speed-sensor',
    faults: ['vehicle-speed-sensor-failed'],
    asks: [
      'speedo dead, where is the sensor',
      'needle jumps, sensor or instrument',
      'speedo and cruise stopped together',
      'with abs light on as well',
      'is it illegal to drive with no speedo',
      'can I change the speed sensor myself',
      'odometer not counting, need to fix it?',
    ],
    answer:
      'If needle, odometer and cruise stop together, the signal is missing; if only the needle is dead, the instrument is. With the ABS light on too, a wheel speed sensor supplies it, and that is where to look. Older cars have a sensor on the gearbox, an easy plug-and-bolt change. A speedometer has to work, so have it repaired promptly, and do not guess your speed by phone for long. Odometer gaps are noted for later sale.',
  },
  {
    id: 'drive-speed-sensor-gearbox-link',
    faults: ['vehicle-speed-sensor-failed'],
    asks: [
      'gearbox shifts hard since speedo failed',
      'steering heavy or light since then',
      'what else uses the speed signal',
      'new sensor fitted and speedo still jumps',
      'gear on the shaft broken or sensor',
      'car does not lock doors automatic now',
      'plug corroded at the sensor, clean enough?',
    ],
    answer:
      'Many systems use that signal, so hard shifts, odd steering weight, missing cruise and doors that no longer lock can share one cause. Before a second sensor is fitted, look at its plug and wire for corrosion, at the drive gear or ring that it reads, which can lose teeth, and at metal dust on its tip. A cleaned plug is a fair repair if the pins are sound. A tester shows whether the value reaches the control units.',
  },
  {
    id: 'drive-speedo-tyres',
    faults: ['speedometer-misread-tyre-size'],
    asks: [
      'speedo reads too fast since new wheels',
      'gps shows less than the dash, normal?',
      'bigger tyres and speedo under reads, legal?',
      'can the speedo be recalibrated',
      'how much may it over read',
      'does tyre wear alter it',
      'sat nav says 57 at 60',
    ],
    answer:
      'A reading a little above the true speed is intended; a reading below it is not allowed, so larger tyres that make it read low have to be corrected. Compare steadily with a satnav on a level, straight road, read by a passenger. Back to a size listed for your car is the simple cure; many cars can be coded for a different approved size, and older ones take another drive gear. Tell the insurer of a changed size. Worn tyres read slightly more.',
  },
  {
    id: 'drive-limiter',
    faults: ['speed-limiter-active'],
    asks: [
      'stuck at 70 and will not go faster',
      'LIM on the dash',
      'how do I turn off the limiter',
      'car will not rev beyond a speed, limp or limiter',
      'does the second key limit the speed',
      'push hard to override',
      'the car refuse to go over 56',
    ],
    answer:
      'Look for LIM or a speed figure in the display: a button beside cruise switches it on and off, and pressing the pedal fully overrides it on most cars for a moment. A key set for young drivers or valets keeps its cap until the owner’s key changes it in the menu. If no limit is shown and a warning light is on, it is limp mode instead. Vans may have a fixed limiter by the fleet or by law, which only a workshop with authority alters.',
  },
];
