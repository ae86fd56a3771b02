import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask next about cameras, radar and parking sensors. */
export const bodyAssistanceQuestions: readonly CommonQuestion[] = [
  {
    id: 'body-camera-screen-not-calibrated',
    faults: ['front-camera-uncalibrated'],
    asks: [
      'screen was replaced and nobody mentioned calibration',
      'lane assist pulls to one side since the new glass',
      'fitter says it calibrates itself while driving',
      'do I get a printout after the calibration',
      'after glass change camera lamp on, who pay?',
      'had the tracking done, camera now out',
      'calibration failed twice, what stops it',
    ],
    answer:
      'Go back to the glass fitter first and ask for the calibration report, because it belongs to the job on cars that need it. Some cars do learn on a drive at set speeds with clear markings, others need targets in a workshop, and the maker’s data says which. It fails with wrong tyre pressures, a loaded boot, bad light, a bent bracket or poor glass. Lane help that pulls to the same side each time is switched off until then.',
  },
  {
    id: 'body-camera-blocked-view',
    faults: ['front-camera-view-obstructed', 'front-camera-heater-failed'],
    asks: [
      'camera unavailable on cold mornings then it goes',
      'message front camera view limited in low sun',
      'mist between camera and glass, how to clean',
      'sticker or dashcam in front of the camera',
      'clean the glass and still obstructed',
      'camera blind when sun is low, defect?',
      'can I take the camera cover off to wipe inside',
    ],
    answer:
      'In low sun, heavy rain or snow the message is normal and goes by itself; on clear dry days it is not. Clean the glass outside in front of the camera, blow warm air on it, and move stickers, dashcam and toll badges out of its view. Mist that comes every cold morning points to a heater at the camera or damp in the car. Leave the cover on, since a camera that is moved has to be calibrated. A haze inside is for the workshop.',
  },
  {
    id: 'body-radar-clean-still',
    faults: ['front-radar-blocked', 'front-radar-misaligned', 'front-radar-failed'],
    asks: [
      'cleaned the badge and radar message stays',
      'where is the radar, behind the emblem?',
      'adaptive cruise gone since a small bump',
      'new number plate holder covers the sensor',
      'only in snow and spray it says blocked',
      'radar front not work after paint bumper',
      'is a cheap copy badge all right in front of it',
    ],
    answer:
      'A message that comes only in snow or spray is the radar doing its duty; one that stays on a clean, dry car means a knock, a wrong badge or paint in front of it, or a fault. It sits behind the emblem or low in the bumper, and the handbook shows where. Plate frames, film and copied badges can block it. After any bump or bumper work its angle is measured and set with a tester. Drive as if the assistance were not there.',
  },
  {
    id: 'body-radar-replace',
    faults: ['front-radar-failed', 'front-radar-misaligned', 'blind-spot-radar-failed'],
    asks: [
      'can a used radar sensor be fitted',
      'does a new radar need coding and aligning',
      'bent bracket, can I bend it back',
      'why is the radar so expensive',
      'water inside the blind spot sensor',
      'radar other car same number, plug and go?',
      'insurance says the bump did not do it',
    ],
    answer:
      'Used ones are a gamble: part number and software must match, some are locked to their car, and nearly all want coding and alignment afterwards. Have plug, wiring and bracket looked at first, as they cost far less. Do not bend a bracket back by eye, because a degree is metres off at the distance it looks; it is renewed and measured. For the insurer, ask the garage for photographs of the mark and the stored alignment code.',
  },
  {
    id: 'body-blind-spot',
    faults: ['blind-spot-radar-failed', 'blind-spot-radar-obstructed', 'rear-auto-brake-false'],
    asks: [
      'blind spot light stays on one side',
      'off since the rear bumper was repaired',
      'does a bike rack or trailer upset it',
      'it brakes in reverse with nothing there',
      'sticker on the back bumper matters?',
      'blind corner warning not see cars',
      'reversing out of the drive it slams on at the hedge',
    ],
    answer:
      'Look at what is in front of it first: the side radars sit behind the corners of the rear bumper, and filler, thick paint, stickers, mud or a bike rack make them blind or frightened. With a trailer or rack they have to be off, which many cars do only with their own socket module. Hedges and steep drives can make reverse braking stop the car; the handbook tells you how to switch it off for that journey. After bumper work ask for a measurement.',
  },
  {
    id: 'body-aeb-false-what-do',
    faults: [
      'aeb-false-activation-software',
      'adaptive-cruise-logic-fault',
      'front-radar-misaligned',
    ],
    asks: [
      'it slammed the brakes on with nothing ahead',
      'car braked under a bridge, what do I do',
      'always at the same bend it does it',
      'nearly got hit from behind, who do I report it to',
      'brake alone on empty street, scary',
      'dealer says no fault found after phantom braking',
      'will holding the accelerator override it',
    ],
    answer:
      'Write down place, time, speed, light and weather of each event, and keep the dashcam film, because without that a dealer finds nothing. The same bend or bridge each time speaks for software; since a bumper or windscreen job it speaks for a sensor out of line. Ask for updates and recalls, have alignment checked, and report it to DVSA as a safety defect. Keep cruise control off and a good gap behind in mind. The handbook says how the driver overrides it.',
  },
  {
    id: 'body-aeb-did-not-brake',
    faults: ['aeb-no-activation-software', 'front-camera-failed', 'front-radar-failed'],
    asks: [
      'emergency brake did not react, I hit the car in front',
      'how can I test the automatic braking',
      'does it see pedestrians at night',
      'try it on a cardboard box in the car park?',
      'no warning came before the crash, is it broken',
      'system not brake, maker guilty?',
      'which things does it simply not see',
    ],
    answer:
      'Do not test it with boxes or people: it may not react, and a workshop can read whether it works. It is a last help with limits, which the handbook lists: speed range, darkness, low sun, rain, side-on cars, animals and a foot on the accelerator. After a crash leave the car and its data as they are, and ask the maker in writing for what was recorded. A stored fault or a message beforehand changes the case, so have the codes read early.',
  },
  {
    id: 'body-parking-sensor-long-beep',
    faults: ['parking-sensor-failed', 'parking-sensor-obstructed', 'bumper-sensor-wiring-corroded'],
    asks: [
      'long beep when I select reverse then silence',
      'constant tone with nothing behind me',
      'works when dry, plays up after rain',
      'beeps at the towbar all the time',
      'all four are silent, not one ticks',
      'sensor parking scream in car wash, later ok',
      'one pushed in by a football, just pull it out?',
    ],
    answer:
      'One long tone on selecting reverse is the car’s way of saying that a sensor is missing; a constant tone means that one sees dirt, ice, a towbar or its own twisted edge. Clean and dry them all, and see that each sits flush in its ring. Faults after rain are mostly a plug or loom behind the bumper. All silent at once is fuse, button, reverse signal or control unit. One that was pushed in is clipped back from behind, without force.',
  },
  {
    id: 'body-parking-sensor-buy',
    faults: ['parking-sensor-failed'],
    asks: [
      'do cheap parking sensors work',
      'must the bumper come off for one sensor',
      'is it the same sensor front and rear',
      'can I paint the sensor with a rattle can',
      'new one fitted and still faulty',
      'change one sensor or all four',
      'used sensor with same colour from scrap',
    ],
    answer:
      'One is enough, and a good used one with the same part number is a fair buy, as long as angle, ring and plug match; inner and outer, front and rear often differ. The cheapest copies tend to see ghosts. Some clip out from outside or underneath, many need the bumper off. Paint it off the car in one thin even coat. If the new one fails in the same place, the wire or plug there is bad, so swap two alike before you buy a second.',
  },
  {
    id: 'body-rear-camera',
    faults: [
      'rear-camera-wiring-broken',
      'rear-camera-water-ingress',
      'rear-camera-software-fault',
      'surround-view-module-failed',
    ],
    asks: [
      'reversing picture is black or blue',
      'camera shows only sometimes when the boot is moved',
      'milky picture after rain',
      'picture comes ten seconds late',
      'camera of back not show, sensors ok',
      'is there water in the lens, can I dry it',
      'one side of the bird view is missing',
    ],
    answer:
      'Move the tailgate slowly while somebody watches: a picture that flickers means a broken wire in the hinge bellows. Milky or with drops is water in the camera, and it does not dry for good, so the camera is renewed. Late or missing now and then, with a clean lens, speaks for software, so restart the screen and ask for updates and recalls. One missing side of the bird’s-eye view is that mirror’s camera or wire; a renewed one is calibrated. Look over your shoulder meanwhile.',
  },
];
