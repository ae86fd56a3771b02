import type { CommonQuestion } from '../common-question.ts';

/** What owners ask next about cameras, radar and driver assistance. */
export const driverAssistanceQuestions: readonly CommonQuestion[] = [
  {
    id: 'adas-calibration-why',
    about: ['camera', 'radar', 'windscreen', 'calibration', 'lane assist', 'adas'],
    asks: [
      'why does the camera need calibrating after a windscreen',
      'is adas calibration really necessary',
      'can I skip the camera calibration',
      'does it calibrate itself while driving',
      'does the camera need setting after wheel alignment',
      'what does calibration involve',
      'static or dynamic calibration',
    ],
    answer:
      'Yes, where the maker asks for it: a camera that looks a fraction of a degree wrong sees the lane or the car ahead in the wrong place a hundred metres on. It is needed after a windscreen, a camera or radar, front-end repair, and on many cars alignment or a change of ride height. Static calibration uses targets in the workshop, dynamic a drive with a tester; some cars want both. Ask for the printed proof.',
  },
  {
    id: 'adas-calibration-who',
    about: ['camera', 'radar', 'calibration', 'adas', 'windscreen'],
    asks: [
      'who can calibrate the camera',
      'can any garage do adas calibration',
      'does insurance cover the calibration',
      'windscreen company or dealer for calibration',
      'can I calibrate it myself with an obd tool',
      'how long does calibration take',
    ],
    answer:
      'Dealers, larger windscreen firms, bodyshops and mobile specialists have the targets and a level floor; an ordinary code reader cannot do it. If glass or bodywork is an insurance claim, the calibration that goes with it normally belongs to the claim, so have it on the estimate before the work begins. It takes from half an hour to a few hours. Tyres, ride height and load must be right beforehand, or it fails.',
  },
  {
    id: 'adas-windscreen-quality',
    about: ['camera', 'windscreen', 'rain sensor', 'head-up'],
    asks: [
      'does the windscreen have to be original for the camera',
      'can an aftermarket windscreen cause camera faults',
      'warnings since the new windscreen',
      'can I insist on a genuine windscreen',
      'what is an oem windscreen',
      'non genuine glass and lane assist not working',
    ],
    answer:
      'Not necessarily original, but of the same specification: the patch before the camera must be optically clean, the bracket in the right place, and heater, tint and acoustic film as before. Cheap glass that bends the picture makes calibration fail. If warnings began with the new screen, go back to the fitter first; proper work includes a calibration that passes. Many policies let you insist on maker’s glass, some at a higher excess.',
  },
  {
    id: 'aeb-switch-off',
    about: ['aeb', 'emergency braking', 'lane assist', 'collision', 'brake assist', 'front assist'],
    asks: [
      'can I turn off the emergency braking',
      'how do I switch lane assist off for good',
      'does it turn back on every time',
      'can I unplug the radar so it stops braking',
      'car brakes for no reason can I disable it',
      'can the garage code lane assist out',
    ],
    answer:
      'For one trip many cars let you switch lane or braking assistance off in the menu, as the handbook shows; most turn it on again with the next start, because the approval of newer cars asks for that. Unplugging a radar or coding it out I do not help with: it may take stability control and airbag functions along, and insurer and MOT can object. If it brakes for nothing, have the software version, cleanliness and aim checked.',
  },
  {
    id: 'adas-fault-drive-without',
    about: ['camera', 'radar', 'lane assist', 'aeb', 'cruise', 'blind spot'],
    asks: [
      'does the car brake normally without front assist',
      'what do I lose when the driver assistance is off',
      'front assist unavailable is that serious',
      'does a camera fault affect the brakes',
      'will it fail the mot with a camera fault',
      'can lane assist steer me off the road if faulty',
    ],
    answer:
      'As a rule you lose the helper only: braking and steering by hand do not need camera or radar, so you drive as in an older car, with more distance and both eyes on the road. Do not rely on any of the group until it is repaired, since they share sensors. If red brake, steering or stability warnings join in, it is more than the camera. The verdict of this diagnosis decides about driving. MOT testers look mainly at brake, stability and steering warnings.',
  },
  {
    id: 'sensor-dirty-or-painted',
    about: ['parking sensor', 'parking sensors', 'radar', 'camera', 'bumper', 'sensor'],
    asks: [
      'how do I clean parking sensors',
      'can a resprayed bumper stop the sensors working',
      'does a sticker or number plate frame block the radar',
      'can I paint a parking sensor',
      'sensors play up when it rains or snows',
      'is dirt enough to switch the radar off',
    ],
    answer:
      'Dirt, ice and thick paint are enough: parking sensors must vibrate freely, and the radar sees only through clean plastic or its own badge, without stickers, metal frames or filler. Wash them with water and a soft cloth, not with a close pressure washer. A bumper in front of radar may be painted only as the maker allows, mostly few thin coats without much metal in the colour; sensors are painted off the car, in one thin coat.',
  },
  {
    id: 'parking-sensor-which',
    about: ['parking sensor', 'parking sensors', 'pdc', 'sensor'],
    asks: [
      'how do I find which parking sensor is bad',
      'can I change one parking sensor',
      'parking sensors beep all the time',
      'do the sensors click when they work',
      'are cheap parking sensors ok',
      'does a new parking sensor need coding',
    ],
    answer:
      'With the ignition on, reverse selected and the handbrake firmly on, put an ear or finger to each one: a working sensor ticks or buzzes faintly, a dead one is silent. The stored code names its place, and swapping two alike separates sensor from wiring. One may be changed by itself, and a plain one needs no coding. It must have the right part number, angle and ring. Water in a plug behind the bumper is as common as a dead sensor.',
  },
  {
    id: 'reversing-camera-checks',
    about: ['reversing camera', 'rear camera', 'camera', 'tailgate'],
    asks: [
      'is it the camera or the wire',
      'can I fit an aftermarket reversing camera',
      'why is my reverse camera blurry',
      'camera goes black when I open the boot',
      'can the broken wire in the tailgate be soldered',
      'is a used rear camera ok',
    ],
    answer:
      'Move the tailgate or its cable bellows while somebody watches the picture: if it flickers, a wire is broken in the hinge. A lasting repair is a flexible harness made for it, because solder makes a wire stiff and it breaks beside the joint. A milky picture is water or a worn lens, and then the camera is renewed. Ones from the accessory trade rarely suit the car’s own screen, as signals differ. Used cameras of the same number mostly work, some after coding.',
  },
];
