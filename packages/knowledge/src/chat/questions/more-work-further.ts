import type { CommonQuestion } from '../common-question.ts';

/** What owners ask when something goes wrong under their hands, or when nothing is found. */
export const moreWorkFurtherQuestions: readonly CommonQuestion[] = [
  {
    id: 'more-dropped-nut',
    asks: [
      'what if I dropped a nut into the engine bay',
      'nut fell behind the engine and I heard it stop somewhere',
      'lost a socket down there, can I leave it',
      'ten mil has vanished under the manifold',
      'my washer rolled into the belt cover',
      'how can I fish out a screw that slipped from my fingers',
      'something metal landed on the undertray, is that serious',
    ],
    answer:
      'Do not start the engine until you have it, because a loose nut can get into a belt, a fan or a throttle. Most lie on the undertray, the subframe or a ledge of the gearbox: look from above and below with a torch and a phone camera, and sweep with a magnet on a flexible rod. Aluminium and stainless steel do not stick, so use a claw. If it may be in an intake, a plug hole or behind the belt cover, that has to be opened.',
  },
  {
    id: 'more-exhaust-stud-snapped',
    about: ['exhaust', 'manifold', 'stud', 'turbo', 'flange', 'downpipe', 'cat'],
    asks: [
      'what if an exhaust stud has snapped',
      'manifold nut took the stud with it',
      'flange bolts of the exhaust are just rust lumps',
      'two of three studs hold, is that enough',
      'downpipe nuts rounded and thin',
      'how do I drill out a broken stud in the head',
      'is it allowed to use a clamp in place of the flange',
    ],
    answer:
      'One stud fewer lets the flange blow sooner or later, so the stump has to come out. Nuts in a flange lower down may be ground off and replaced by bolts, and repair flanges exist. A stud snapped in the cylinder head is another matter: a nut welded on usually brings it out, since the heat frees it, and a crooked hole ruins the head. That is work for a specialist. Soak and tighten such nuts by a hair before you undo them, and fit new studs, nuts and gasket.',
  },
  {
    id: 'more-wheel-stud-snapped',
    about: ['wheel', 'stud', 'studs', 'wheel nut', 'wheel nuts', 'wheel bolt', 'wheel bolts'],
    asks: [
      'what if a wheel bolt or stud has snapped',
      'wheel stud broke when I tightened it',
      'one lug sheared off, four left',
      'the bolt of my wheel has no head any more',
      'stud turns round in the hub',
      'can I get to the tyre shop on the remaining ones',
      'why did it shear, I was not even pulling hard',
    ],
    answer:
      'The car is not used with a bolt missing: the others take the load and can follow. A stud that presses into the hub is knocked out and replaced from behind; the stump of a wheel bolt is drilled out of the hub with care, or the hub is renewed. They shear because they were overtightened with an air gun, greased, or have rusted. The neighbours had the same life, so have all on that wheel renewed, and torque them crosswise. A mobile fitter can come to it.',
  },
  {
    id: 'more-bleed-nipple-snapped',
    about: ['bleed', 'nipple', 'bleeder', 'caliper', 'brake', 'brakes', 'wheel cylinder'],
    asks: [
      'what if the bleed nipple has snapped off',
      'bleeder sheared flush with the caliper',
      'nipple rounded, can I bleed somewhere else',
      'broke the screw on the brake while bleeding',
      'it leaks since I tried the bleed screw',
      'can I bleed at the hose joint in its place',
      'drill the nipple out or new caliper',
    ],
    answer:
      'As long as it does not weep it may still seal, but that brake can no longer be bled, so have it put right before the fluid is touched. If it weeps at all, the car stays where it is. A specialist can drill it out and cut the seat again, yet a reconditioned caliper or a new wheel cylinder is often cheaper and surer. Do not bleed at the hose joint: it leaves air above. Soak the other nipples, and use a six-point ring spanner.',
  },
  {
    id: 'more-piston-popped-out',
    about: ['piston', 'caliper', 'calipers', 'brake', 'brakes', 'pedal', 'wheel cylinder'],
    asks: [
      'what if the brake piston has popped out',
      'somebody pressed the pedal with the caliper off',
      'brake piston fell on the floor and fluid ran out',
      'pushed the pedal while the drum was off',
      'piston is out too far and cocked',
      'can I simply push the piston back in with its old seal',
      'my lad stood on the brake and it shot out',
    ],
    answer:
      'Do not just push it back: dirt and air are inside, and a cocked piston tears its seal. Close off the fluid with the hose plugged, not clamped hard, and lay rag under it, as the fluid eats paint. A piston that is clean, smooth and without rust may go back with a new seal kit and the brake bled afterwards; with marks or rust the caliper is replaced. If you have never done it, call a mobile mechanic. The car does not move until the pedal is firm.',
  },
  {
    id: 'more-recess-stripped',
    asks: [
      'what if the torx or allen recess is stripped',
      'star bit slipped and the hole is round now',
      'hex key just spins in the screw head',
      'philips screw chewed up',
      'the socket screw is full of rust, the bit will not seat',
      'how do I undo a screw with nothing left to grip',
      'do left handed drills work',
    ],
    answer:
      'Stop before the last edge has gone, clean the recess with a pick, and knock in the next larger bit with a few firm blows, which also cracks the rust. Then turn it with steady pressure on the bit, best with a hand impact driver. If that slips, grip the head from outside with locking pliers, file two flats, or drill the head off: once the tension is gone the stump often turns by hand. Goggles on. Screws of airbags and seat belts are left to a garage.',
  },
  {
    id: 'more-plastic-stub-broke',
    about: [
      'hose',
      'stub',
      'spigot',
      'radiator',
      'thermostat',
      'connector',
      'pipe',
      'coolant',
      'intake',
      'vacuum',
    ],
    asks: [
      'what if a plastic stub has broken off',
      'the spigot snapped inside the hose',
      'hose tail of the radiator came off in my hand',
      'can I glue the plastic nipple back on',
      'little vacuum nozzle broke away from the housing',
      'thermostat housing outlet is in two pieces',
      'join the hose with a bit of copper tube?',
    ],
    answer:
      'Glue does not hold there: heat and pressure push it off, and a coolant stub that lets go can cost the engine. Take the rest out of the hose so that nothing travels on, and replace the housing or tank; for some stubs there is a repair connector. A tiny vacuum nozzle without heat or fuel may be sleeved with a tight piece of hose until the part comes. A fuel or brake servo connection is never improvised. Old plastic is brittle, so twist hoses before you pull.',
  },
  {
    id: 'more-cleaned-and-cured',
    asks: [
      'is it fixed if it works since I only cleaned or wiggled something',
      'unplugged and replugged it and it is gone',
      'moved the wires a bit and now it works',
      'cleaned the sensor, no fault since, finished?',
      'do I still need the new part now that it runs',
      'just took it apart, found nothing and it is cured',
      'sprayed the contacts, light is out, sorted for good',
    ],
    answer:
      'It is a good clue and not yet a repair: moving the plug cured it, so contact, pin or wire is the suspect and not the part. Do not buy the part yet. Look at that plug closely for green, loose or bent pins, water and a torn seal, and wiggle the loom with the engine idling and your hands clear of belts, while somebody watches the values. If it returns with the next rain or bump, you have found the place; the pins are then renewed.',
  },
  {
    id: 'more-all-measures-fine',
    asks: [
      'what now, everything measures fine but the fault is still there',
      'checked all of it and found nothing',
      'did every test in your list, no result',
      'all readings are within limits and it still does it',
      'cannot reproduce it when I test',
      'it passes all tests cold, acts up hot',
      'none of my measurements show a defect',
    ],
    answer:
      'Then it was measured when the fault was away, or in the wrong place, and a good reading at rest does not clear a part. Repeat the decisive test in the state in which it happens: hot, wet, over bumps, under load. Measure under load instead of ohms, wiggle as you read, and have a reader record while you drive with a passenger. Tell me which checks gave what, since each one rules something out. What remains then is best given to a garage with these notes.',
  },
  {
    id: 'more-drips-after-repair',
    asks: [
      'why does it drip since my repair',
      'new seal fitted and it leaks again',
      'still wet after the new gasket',
      'leaks more than before I changed it',
      'weeps at the joint I had open',
      'does tightening harder stop the leak',
      'a few drops on the first day, will it settle',
    ],
    answer:
      'First wipe it dry and see whether it is fresh or only what was spilt, since trapped fluid drips for a day. Do not tighten harder: that crushes the seal or cracks the housing. Usual reasons are an old ring left in its groove, a seal rolled over or dry, a dirty or scratched face, or a hose not pushed home. Fuel and brake fluid do not get a trial: the car stays put. Otherwise take it apart once more and fit a new seal.',
  },
  {
    id: 'more-smoke-smell-after-repair',
    asks: [
      'is smoke or a smell after the repair normal',
      'it smokes from the exhaust since I worked on it',
      'burning smell on the first drive after the job',
      'new exhaust stinks and fumes a bit',
      'smells hot near the wheel I had off',
      'haze from the engine after an oil change',
      'something smoulders on the manifold',
    ],
    answer:
      'A little haze from oil, grease or fingerprints on hot metal, or from a new exhaust, fades within a first short run, and you watch it in the open with the bonnet up. Stop and switch off if it thickens, smells of petrol or burning plastic, or comes from one wheel. A forgotten rag, a lead on the manifold, oil running on to the exhaust and a dragging brake all begin like that. If you see flames, get away and dial 999; do not open the bonnet.',
  },
  {
    id: 'more-undertray-and-shield-off',
    about: ['undertray', 'shield', 'heat shield', 'cover', 'splash guard', 'engine cover'],
    asks: [
      'can I leave the undertray or heat shield off',
      'do I really need the plastic cover under the engine',
      'the tinny plate round the brake has rotted, cut it off?',
      'heat shield rattles, pull it away?',
      'engine cover is broken, is it important',
      'splash guard lost, do electrics get wet',
      'screws of the lower cover are gone, zip ties?',
    ],
    answer:
      'Refit it before long, for it is there for more than looks: the undertray keeps water off belts and plugs and guides the cooling air, and a heat shield protects tank, lines and floor. Without it they can overheat. A loose one is worse than none, because it can drop on the road or into a wheel, so fix it with proper screws and big washers. A rotted splash plate at the brake is bent clear at once and replaced with the next discs. A cosmetic cover may stay off.',
  },
];
