import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask next about the throttle, cruise control, and driveshafts in depth. */
export const throttleInDepthQuestions: readonly CommonQuestion[] = [
  {
    id: 'drive-etb-why',
    faults: ['electronic-throttle-body-failed'],
    asks: [
      'why did the throttle body fail',
      'what kills an electronic throttle',
      'does oil mist damage the throttle motor',
      'I pushed the flap when cleaning it, broken?',
      'how long should a throttle body last',
      'new throttle body failed after a year',
      'reason for wear on throttle sensor',
    ],
    answer:
      'Wear of its position tracks and gears, oil mist from the crankcase ventilation, and moisture in the plug are the usual reasons; a flap pushed by hand while cleaning breaks its plastic gears. If a new one failed within a year, look at the ventilation system for oil, at the plug and its earth, and at whether the part was a cheap copy. Some types of engine are known for it, so ask the maker about extended cover.',
  },
  {
    id: 'drive-etb-wiring',
    faults: ['electronic-throttle-body-failed', 'accelerator-pedal-sensor-failed'],
    asks: [
      'could it be just the wiring to the throttle',
      'wiggled the plug and the light came on',
      'green pins in the throttle connector',
      'how do they test for a wiring fault',
      'earth problem causing throttle codes?',
      'can I clean the connector myself',
      'wire to throttle rubbed through, join it?',
    ],
    answer:
      'It often is: a loose pin, moisture, or a rubbed wire gives the same codes as a worn throttle. With the ignition off, unplug it, look for green or bent pins, clean with contact cleaner, dry it, and press it home until it clicks. If the fault comes when the loom is moved at idle, with nobody in gear, the place is near. A rubbed wire is joined by soldering or sealed crimps and then sheathed, never twisted and taped.',
  },
  {
    id: 'drive-sticking-which',
    faults: [
      'accelerator-pedal-slow-return',
      'throttle-cable-frayed',
      'floor-mat-traps-pedal',
      'throttle-idle-adaptation-lost',
    ],
    asks: [
      'revs stay up after lifting, pedal or throttle',
      'engine keeps racing when I let go',
      'pedal is up but the engine is not',
      'how to tell a stuck pedal from a high idle',
      'revs hang between gear changes',
      'does it hang because of mat, cable or idle',
      'motor turns high although my foot is away',
    ],
    answer:
      'Look at the pedal with the engine off: if it does not come right back up, it is the mat, the pedal, or the cable; if it is fully up and the revs stay high, it is the throttle, its learning, or an air leak. Anything that holds the pedal down means that the car stays parked until it is mended. If the engine ever races on the road, brake with one long, hard press, select Neutral, and switch off once you have stopped.',
  },
  {
    id: 'drive-sticking-spray',
    faults: ['throttle-cable-frayed', 'accelerator-pedal-slow-return'],
    asks: [
      'spray wd40 on the pedal or cable?',
      'a second spring to pull it back, good idea',
      'hook my toe under the pedal to lift it, ok?',
      'tie the throttle so it cannot stick',
      'grease for accelerator pivot',
      'can I put stronger return spring',
      'string on pedal to pull back, silly?',
    ],
    answer:
      'Do not rely on spray, string or an extra spring: they hide a pedal or cable that can hold the engine at full power the next time. Spray collects grit, and in a pedal with a sensor it can upset the signal. Reaching down to lift it takes your eyes off the road. Renew the cable or the pedal unit, check the route of the cable and the mat, and try the return ten times with the engine off before it is used again.',
  },
  {
    id: 'drive-cruise-not-faults',
    faults: ['cruise-switch-failed', 'cruise-servo-failed', 'vehicle-speed-sensor-failed'],
    asks: [
      'cruise stopped after an engine light, linked?',
      'adaptive cruise says unavailable, same fault?',
      'could a brake light bulb stop cruise',
      'why cruise cuts out when I touch nothing',
      'does low voltage or abs code disable cruise',
      'cruise off since new brake pads or wheels',
      'cruise disable itself, what else to see',
    ],
    answer:
      'Very possibly linked: most cars switch cruise off on purpose when an engine, ABS, or brake light fault is stored, so have all control units read before a cruise part is bought. Look at the brake lights: stuck on, or not working, they stop it. Adaptive cruise also stops for a dirty or misaligned radar or camera, which is a different repair. If it began after work on brakes or wheels, look at the wheel sensors’ plugs first.',
  },
  {
    id: 'drive-speed-signal-mot',
    faults: ['vehicle-speed-sensor-failed', 'speedometer-misread-tyre-size'],
    asks: [
      'can I carry on with a phone as speedometer',
      'speeding ticket because the speedo was wrong',
      'will insurance care about a dead speedo',
      'mileage stopped counting, what do I tell a buyer',
      'sat nav as a speedo, lawful?',
      'police stop with broken speedometer',
      'service interval not counting any more',
    ],
    answer:
      'A phone is no replacement: a working speedometer is required by law on nearly every car, and a wrong reading does not excuse a speeding offence. Have it repaired promptly and keep the invoice with date and mileage. If the odometer stopped counting, note the reading and the likely miles missed, and tell a buyer, because hidden mileage is a matter of fraud. Service by date meanwhile, since the car no longer counts the distance.',
  },
  {
    id: 'drive-cv-both-done',
    faults: ['cv-outer-joint-worn', 'cv-inner-joint-worn', 'cv-boot-split'],
    asks: [
      'new shaft and it still clicks',
      'driveshaft changed and vibration is the same',
      'replaced cv joint, noise not gone',
      'other side clicks too now',
      'clunk remains after the new outer joint',
      'clicking after job, was it something else',
      'changed axle but car still shake in acceleration',
    ],
    answer:
      'First make sure that the right side was done: on left lock the right joint works hardest, and a click heard on one side can travel. If it still clicks, look at the other shaft, the hub nut’s tightness, a brake pad that shifts, a lower ball joint and the strut’s top bearing. A vibration under power that stayed points to the other inner joint, a sunk mount, or a poor copy of the shaft. The garage should recheck its own work free.',
  },
  {
    id: 'drive-cv-boot-why',
    faults: ['cv-boot-split'],
    asks: [
      'why do the gaiters split',
      'boot split again after six months',
      'new boot came off its clip',
      'do stones or age break them',
      'how do I check the boots without lifting the car',
      'rubber or plastic boot, which lasts',
      'grease thrown out near a clip but boot not torn',
    ],
    answer:
      'Age, stones and cold crack the folds, and a boot that split again was twisted at fitting, had greasy seats under its clips, or was of poor rubber. Grease near a clip with a sound boot means a loose clip, which is renewed while the joint is still clean. Turn the steering to full lock with the engine off and look behind the wheel with a torch: you see the outer boot’s folds well. The hard plastic kind usually lasts longer.',
  },
];
