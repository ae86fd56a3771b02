import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask next about headlights, brake lights, indicators and their switches. */
export const bodyLightsQuestions: readonly CommonQuestion[] = [
  {
    id: 'body-headlight-new-bulb-dark',
    faults: [
      'headlight-bulb-blown',
      'headlight-relay-circuit-fault',
      'headlight-connector-melted',
      'headlight-switch-worn',
    ],
    asks: [
      'put a new bulb in and it is still dark',
      'filament looks fine so why no light',
      'changed the bulb twice, same side stays off',
      'both dipped beams went together, bulbs?',
      'new lamp no light, where to look',
      'main beam works but dipped doesnt on one side',
      'it lights when I wiggle the plug',
    ],
    answer:
      'Look at the plug next: brown plastic, a loose pin or a bulb that is not fully home are the usual reasons. Put the working bulb from the other side in; if it stays dark too, measure for 12 V at the plug with the light on. Voltage without light means a bad earth or pin, no voltage means fuse, relay, switch or wiring. Left and right often have separate fuses. Two dead at once speaks for relay or switch.',
  },
  {
    id: 'body-headlight-bulb-reach',
    faults: ['headlight-bulb-blown', 'xenon-burner-worn'],
    asks: [
      'I cannot get my hand in to change the bulb',
      'do they have to take the bumper off for a bulb, really',
      'spring clip wont go back on',
      'dropped the bulb inside the headlight',
      'no space for hand, battery in the way',
      'could a halfords person fit it for me',
      'is there a flap in the wheel arch for it',
    ],
    answer:
      'On some cars it is true: battery, air box or the whole headlight, and even the bumper, have to come away, and the handbook says so. Look for a flap in the wheel arch first, with the wheels turned. Feel with a mirror or a telephone camera how the clip hinges before you release it. A bulb that sits crooked dazzles others, so look at the beam on a wall afterwards. A dropped bulb has to come out, as it scratches the reflector. Motor factors often fit bulbs.',
  },
  {
    id: 'body-headlight-blows-often',
    faults: ['headlight-bulb-blown', 'headlight-connector-melted', 'alternator-overcharging'],
    asks: [
      'bulbs on the left only last two months',
      'why does it keep eating bulbs',
      'third bulb this year same side',
      'do long life bulbs cure that',
      'bulb glass went black and silver',
      'it burn bulbs always, voltage too much?',
      'went again after a week, did I touch the glass',
    ],
    answer:
      'One side that keeps failing points to its plug, its holder or a headlight that shakes on broken mountings; both sides point to charging voltage, which should not stand above about 15 V. Finger grease on the glass kills a bulb within weeks, and so does damp in the headlight. Extra-bright types live short anyway, long-life ones longer. Look at the plug for brown spots and have the voltage measured with the engine running before you buy the next pair.',
  },
  {
    id: 'body-headlight-plug-melted',
    faults: ['headlight-connector-melted'],
    asks: [
      'the plug of the bulb has melted onto it',
      'can I buy just the headlight plug with wires',
      'burnt bulb holder, whole headlight new?',
      'did the stronger bulb melt it',
      'plug brown and wobbly, still lights, leave it?',
      'socket molten, can isolate with tape',
      'should the other side be checked for melting too',
    ],
    answer:
      'Do not just push a new bulb into it: the loose, burnt contact makes the heat, and it can go on to melt the headlight or catch fire. Repair plugs with pins and wire in the right thickness are sold for common bulbs, joined with sealed crimps; a melted holder in the reflector may mean a new headlight. Bulbs with more watts than stated often began it. Look at the other side as well, because it has the same age.',
  },
  {
    id: 'body-xenon-signs',
    faults: ['xenon-burner-worn', 'xenon-ballast-failed'],
    asks: [
      'xenon goes pink then off',
      'it flickers and comes back when I switch off and on',
      'bulb or ballast, how to tell',
      'do xenons have to be changed in pairs',
      'light is purple one side white other',
      'cheap hid bulbs from china ok',
      'must the light be coded after a new ballast',
    ],
    answer:
      'A pink or purple tint, and going out after some minutes and coming back after switching, is a worn bulb; no attempt to light, or moisture in the unit, is more the ballast. Have them swapped side to side, as the fault moves with the guilty part. They are best renewed in pairs, since the colour changes with age. It works with thousands of volts, so leave it to somebody who knows it. Some cars want codes cleared or the headlight levelled afterwards.',
  },
  {
    id: 'body-led-headlight-cost',
    faults: ['led-headlamp-module-failed', 'led-tail-lamp-failed', 'drl-strip-failed'],
    asks: [
      'do I need the whole led headlight for one dead element',
      'why are led lights so dear to fix',
      'daytime strip went yellow and dim, repair?',
      'used led unit from a breaker, does it just plug in',
      'half of the rear led bar is dark, MOT?',
      'led module can be changed alone or not',
      'specialist who opens the lens, is that a lasting fix',
    ],
    answer:
      'Not always: on many cars the driver unit or a module unscrews from the back, and some specialists open and reseal the light. Ask the garage what exactly failed and whether fuse, plug and water in the plug have been checked. A used unit must be the same version and may need coding and aiming. For the MOT some types may lose a few of their LEDs, others not, so ask the tester. A chip in the lens comes back as water if it is not resealed well.',
  },
  {
    id: 'body-condensation-normal-or-not',
    faults: ['headlamp-condensation'],
    asks: [
      'just a bit of mist in the corner of the light, is it broken',
      'water swishes about in my headlight',
      'mist gone after 20 minutes with the lights on',
      'since the car wash there are drops in it',
      'new headlight mists up too, faulty?',
      'fog inside lens every morning',
      'how much moisture in there is still ok',
    ],
    answer:
      'A fine mist that clears within about half an hour with the light on is normal, in new ones too, because the housing breathes. Drops, a puddle, or mist that stays are a leak. Look for a rear cap that is loose or missing, a vent that has come off, and cracks after a knock or stone. A new headlight that holds water is a case for its guarantee, so photograph it. Water beside LED drivers and xenon units kills them, so do not wait there.',
  },
  {
    id: 'body-condensation-seal-it',
    faults: ['headlamp-condensation'],
    asks: [
      'can I seal the headlight with silicone',
      'drill a tiny hole to let the water out?',
      'how do I dry it without taking it off',
      'put silica gel bags inside the light',
      'bake the headlight in the oven to open it',
      'tape over the crack for the MOT',
      'rear light full of water, glue the seam?',
    ],
    answer:
      'Do not drill it and do not close its vents, as both make it wetter; and a headlight in the kitchen oven warps or gives off fumes. Take the rear caps off in a dry garage, or dry it gently from behind with cool air, then renew the cap or seal that let water in. A hairline crack in the lens can be closed with clear lens repair for a time. A cracked lens that lets in water or weakens the light may fail the MOT.',
  },
  {
    id: 'body-aim-mot-fail',
    faults: ['headlight-leveling-fault', 'headlight-lens-hazed'],
    asks: [
      'failed MOT on headlight aim, can I set it myself',
      'oncoming drivers keep flashing at me on dip',
      'one beam points at the ground',
      'what does it cost in effort to adjust, is it quick',
      'lights too low since springs were changed',
      'adjust screw turns but beam not move',
      'does the levelling wheel need to be on zero for the test',
    ],
    answer:
      'A garage sets it with a beam tester in minutes, and that is the way to pass; at a wall you only see whether both sides look alike. Put the levelling wheel at zero, tyres at their pressure and take heavy loads out first. A screw that turns without effect means a broken adjuster or mounting, a beam stuck low a dead levelling motor or a broken ride-height arm at the axle. Then aiming alone will not hold. A bulb that sits crooked does the same.',
  },
  {
    id: 'body-headlight-switch-auto',
    faults: ['auto-light-sensor-fault', 'headlight-switch-worn', 'auto-main-beam-fault'],
    asks: [
      'auto lights come on in bright sunshine',
      'lights stay on after I lock the car',
      'they dont come on in tunnels any more',
      'full beam doesnt dip for oncoming cars',
      'since new windscreen the automatic light is wrong',
      'light switch must be jiggled',
      'can I simply use the manual position',
    ],
    answer:
      'The automatic looks through a small sensor at the windscreen or dashboard, and stickers, dirt, a sat nav holder or a badly seated gel pad after a new screen fool it. Use the manual position meanwhile, since you answer for your lights, not the car. If manual is as unreliable as automatic, suspect the switch. Lights that stay on after locking may only be the home-lighting function, which has a time limit in the menu. Main beam that does not dip: switch its automatic off.',
  },
  {
    id: 'body-brake-switch-signs',
    faults: ['brake-light-switch-failed'],
    asks: [
      'can a brake light switch stop it starting or leaving park',
      'why did cruise control stop working with it',
      'esp light on and brake lights dead, connected?',
      'brake lights stuck on all night',
      'only light up when I press hard',
      'brake switch make many lamps, true?',
      'do I need the new style switch they are on about',
    ],
    answer:
      'One small switch tells the whole car that you brake, so gear lock, start button, cruise control, hill hold and stability control all suffer when it fails. Lights that need a hard press, or never go out, are the typical signs. Do not use the road without brake lights; the verdict above decides. Have somebody look from behind, or reverse towards a wall. It is matched to the car by number and pin count, and a few need a basic setting.',
  },
  {
    id: 'body-brake-switch-fit',
    faults: ['brake-light-switch-failed'],
    asks: [
      'where is the brake light switch, at the pedal?',
      'how do I set it, pedal up or down',
      'new switch fitted, now the lights stay on',
      'can I bend the bracket instead',
      'rubber stop broke off, bits on the mat',
      'switch at pedal turn quarter, correct?',
      'wire the brake lights so they are always on for now',
    ],
    answer:
      'It sits above the brake pedal on most cars and clips or turns into its bracket; some newer cars have a sensor at the master cylinder. How it is set differs: many plungers are pulled out fully and set themselves once, with the pedal held in a stated position, so read the sheet before you fit it. Rubber crumbs on the mat mean that the pedal’s stop pad has broken, and the switch may be sound. Never wire the lights on: nobody then sees you brake.',
  },
  {
    id: 'body-brake-bulb-one-side',
    faults: ['brake-light-bulb-blown', 'tail-lamp-socket-corroded'],
    asks: [
      'one brake light out, what bulb do I need',
      'I pushed the bulb in but the side light is as bright as the brake light',
      'rear lights glow dim when I brake',
      'indicator makes the tail light blink',
      'bulb holder brown, clean or new',
      'two pins at different heights on the bulb, why',
      'changed bulb, message still there',
    ],
    answer:
      'The number stands on the old bulb’s metal base and in the handbook; a combined tail and brake bulb has two filaments and pins at different heights, so that it fits only one way round. Forced in wrongly, tail and brake light change places. If several lights on one side glow dimly or blink together, the earth in that cluster is bad. Clean green contacts, and renew a holder that is brown. Some cars clear the message only after the next start or a lock cycle.',
  },
  {
    id: 'body-brake-bulb-driving-short',
    faults: [
      'brake-light-bulb-blown',
      'tail-lamp-socket-corroded',
      'number-plate-lamp-failed',
      'fog-lamp-failed',
    ],
    asks: [
      'can I be stopped by police for one bulb',
      'is the high level brake light an MOT matter',
      'can I use the rear fog as a stop light for now',
      'number plate light out, who cares?',
      'one stop light dead, journey of 200 miles tonight',
      'which lights must work by law',
      'police fine for one bulb, yes?',
    ],
    answer:
      'You can be stopped, and a dead brake or rear light is an MOT failure, so fit a bulb before the journey; petrol stations and motor factors sell them, and many fit them. The fog light is no stand-in, because it dazzles and says nothing about braking. Number plate lights are tested as well, and usually a high-level brake light that is fitted. Front fog lights are tested on newer cars only. Carry a spare of each common type.',
  },
  {
    id: 'body-indicator-fast-side',
    faults: ['indicator-bulb-or-relay-fault', 'indicator-stalk-worn', 'hazard-switch-failed'],
    asks: [
      'ticks twice as fast on the left only',
      'hazards work but the indicators dont',
      'neither hazards nor indicators do anything',
      'indicator wont cancel after a bend',
      'mirror repeater dead, does that speed it up',
      'blinker only right broken',
      'clicks but nothing flashes outside',
    ],
    answer:
      'Fast on one side means a bulb is out on that side or too weak, so walk round with the hazards on. Hazards that work while the stalk does nothing point to the stalk; if neither works, look at fuse, hazard switch and flasher relay, which in many cars is inside a control unit. An indicator that does not cancel has a worn stalk or a cancelling ring that was fitted wrongly after steering work. An indicator that fails has to be mended before you drive in traffic.',
  },
  {
    id: 'body-reverse-light',
    faults: ['reverse-light-switch-failed', 'tail-lamp-socket-corroded'],
    asks: [
      'reversing light and parking sensors both dead',
      'white light doesnt come on in reverse, is it the switch',
      'where is the reverse switch on a manual',
      'it stays on in all gears',
      'is reverse light part of mot',
      'will oil run out if I unscrew that switch',
      'camera doesnt come up and no white light',
    ],
    answer:
      'If light, sensors and camera all ignore reverse, the signal is missing: on a manual that is the switch on the gearbox or its plug, on an automatic the gear position sensor. If only the light is dark, look at bulb and holder. Two bulbs rarely fail on the same day. The switch screws into the gearbox; on some, oil comes out when it is removed, so it is done with the level in mind. Ask your tester about the MOT for your car’s age.',
  },
  {
    id: 'body-trailer-light',
    faults: ['trailer-wiring-fault', 'tow-bar-or-trailer-socket-fault'],
    asks: [
      'caravan lights dont work but car lights do',
      'trailer left indicator makes everything blink',
      'is it the car or the trailer, how to find out',
      '13 to 7 pin adapter stuck and wet',
      'plug full of green, spray or replace',
      'trailer board from friend works, so mine is bad?',
      'bulb warning since the towbar was fitted',
    ],
    answer:
      'Borrow a trailer or a light board: if that works at your socket, the fault is in your trailer; if it fails as well, it is socket or car. Most often it is the earth pin, pin 3 on the 13- and 7-pin types, which makes lights glow and blink together. Clean or renew a green socket, and leave no adapter in it, as water stays behind. Cars with bulb monitoring need the proper towing module, or warnings and drains follow.',
  },
];
