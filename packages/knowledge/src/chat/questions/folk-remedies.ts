import type { CommonQuestion } from '../common-question.ts';

/** What owners ask about folk remedies. */
export const folkRemedyQuestions: readonly CommonQuestion[] = [
  {
    id: 'hit-it-with-a-hammer',
    asks: [
      'someone reckons a knock on the casing brings it back',
      'will tapping it free it',
      'can I knock the part to make it work',
      'my dad says give it a whack',
      'hit the fuel pump under the tank?',
      'does thumping the relay or the pump help',
    ],
    answer:
      'At best it works once or twice: a light tap may free a sticking motor or relay, and that it helps proves the part is worn, so renew it before it leaves you somewhere. Tap with the handle, out of gear, handbrake on, never with somebody under the car and never hard, because modern magnets and housings crack. On sensors, pumps, control units, injectors and anything of the brakes, airbags or fuel it does only harm.',
  },
  {
    id: 'wd40-everywhere',
    asks: [
      'can I just spray wd40 on it',
      'will wd-40 fix it',
      'is wd40 good for electrical contacts',
      'wd40 on belts and rubber ok?',
      'is wd40 a lubricant',
      'sprayed wd40 in it did I do harm',
    ],
    answer:
      'It drives out water and loosens light rust, and that is all: the oil in it is thin and gone in weeks. Do not spray it on belts, brakes, rubber bushes, oxygen or air-mass sensors, or into lock barrels for good, and not on anything hot, as it burns. For contacts use contact cleaner, for seized bolts penetrating oil, for hinges white grease, for rubber silicone. A squeak that goes away with it shows the place and is not cured.',
  },
  {
    id: 'egg-or-pepper-in-radiator',
    asks: [
      'can I put an egg in the radiator',
      'does pepper stop a radiator leak',
      'mustard powder in the coolant',
      'old trick with egg white for leaks',
      'will raw egg seal it',
      'ground ginger in the radiator true?',
    ],
    answer:
      'No: egg and pepper were emergency tricks on simple old radiators, and in a modern system they cook into lumps that block heater, thermostat and radiator, so that the engine overheats and the bill grows. The smell stays as well. Find the leak with a pressure test, which is quick and cheap; a hose or cap is often all it is. Never open the cap hot, and if the gauge climbs, stop the engine.',
  },
  {
    id: 'cable-ties-and-tape',
    asks: [
      'can I fix it with cable ties',
      'duct tape repair ok for now?',
      'is gaffer tape good enough on the bumper',
      'tie it up with wire until payday',
      'zip tie the exhaust or undertray?',
      'temporary bodge to get home',
    ],
    answer:
      'For trim, an undertray or a bumper corner, yes, as a stopgap: two strong ties through sound holes, away from wheels, brake hoses, steering, belts and anything hot, and look at them at each stop. An exhaust needs wire or a clamp, since plastic melts. Never for what steers, brakes, holds a wheel, carries fuel or holds the bonnet shut. Something that hangs into the road or may fall off is an offence and a danger to others, so then do not set off.',
  },
  {
    id: 'epoxy-and-sealant',
    asks: [
      'can I glue it with epoxy',
      'will jb weld fix the crack',
      'chemical metal on a cracked housing',
      'silicone instead of a gasket',
      'superglue on plastic car parts',
      'exhaust paste or bandage any good',
    ],
    answer:
      'On plastic clips, trim and lamp covers epoxy holds well; on a cracked sump or a housing without pressure it may hold for a time if the metal is roughened and quite free of oil. It does not hold what carries load, heat or pressure: hubs, arms, brake and fuel parts, coolant outlets. Silicone in place of a made gasket squeezes inwards, and lumps block oil ways. Exhaust paste passes few winters and, over a real hole, no MOT.',
  },
  {
    id: 'cola-vinegar-bleach',
    asks: [
      'can I clean it with coke',
      'cola to remove rust or battery corrosion',
      'vinegar to clean sensors',
      'is bleach ok inside the car',
      'baking soda on battery terminals',
      'lemon juice on the terminals',
    ],
    answer:
      'Cola and vinegar are weak acids: they do loosen rust and lime on a loose steel part that is rinsed and oiled afterwards, and they have no place in engine, cooling system, sensors or on aluminium and paint. White crust on battery poles goes with hot water and baking soda, with the clamps off, glasses and gloves on, and nothing into the cells. Bleach in the cabin harms fabrics, belts and metal, and mixed with acids gives poisonous gas.',
  },
  {
    id: 'petrol-mix-and-fuel-tricks',
    asks: [
      'put petrol in diesel to stop it waxing',
      'two stroke oil in the diesel any good',
      'does premium fuel fix it',
      'paraffin in the tank old trick',
      'vegetable oil in a diesel?',
      'acetone in petrol',
    ],
    answer:
      'No: petrol, paraffin, acetone, cooking or two-stroke oil in a modern engine strip the lubrication of the pump, harm injectors and seals, and can spoil catalyst and particulate filter; some of it is also untaxed fuel, which is an offence. Winter diesel in Britain is blended for frost already. Better fuel of a known brand may keep a clean engine clean over months; it repairs nothing. If the wrong fuel went in, do not start it, and have it drained.',
  },
  {
    id: 'italian-tune-up',
    asks: [
      'will a good thrash fix it',
      'what is an italian tune up',
      'does it just need a good run',
      'drive it hard to clear it out',
      'do short trips cause this, would a motorway run help',
      'rev it to clear the fault',
    ],
    answer:
      'Only for what short trips cause: soot and damp in a healthy, fully warm engine may burn off with half an hour at a steady road speed. It cures nothing that is worn, leaking or electrical, and with a flashing light, low oil, overheating, knocking or loss of power it can finish the engine. Never rev it hard cold or in neutral. If this diagnosis says not to drive, that includes a run to clear it.',
  },
  {
    id: 'overnight-reset',
    asks: [
      'will leaving the battery off overnight fix it',
      'does touching the battery leads together reset it',
      'turn it off and on again for cars?',
      'can I reset the car by locking it and waiting',
      'hard reset of the ecu does that help',
      'fault went away by itself after a night',
    ],
    answer:
      'Now and then a control unit that hung itself up works again after the car was locked and left in peace for half an hour, or after the battery was off; that is worth one try where the handbook does not forbid it. Do not hold the leads together on the car. It also wipes learnt values and evidence. If the fault returns, it is real: a wire, a weak battery, water or the part, and needs testing with the codes read first.',
  },
  {
    id: 'internet-common-fault',
    asks: [
      'the internet says it is something else',
      'forum says it is always the same part',
      'my mate who is a mechanic disagrees',
      'chatgpt or youtube says replace the sensor',
      'everyone online says this is a common fault',
      'why should I trust you and not the forum',
    ],
    answer:
      'It may well be so: others see a pattern for one model, I go by your signs. What decides is a test on your car, because the same sign has several causes and people report what they changed, not always what cured it. Take the other idea as a further suspect, ask which cheap test would tell the two apart, and do that first. If it comes with a year, engine and part number and a maker’s bulletin, show it to the garage.',
  },
  {
    id: 'ignore-it',
    asks: [
      'what if I just ignore it',
      'can I leave it and see if it goes away',
      'will it get worse if I do nothing',
      'it stopped by itself is it fixed',
      'do faults go away on their own',
      'is it fine to put it off and just live with it',
    ],
    answer:
      'Faults seldom heal: a sign that vanished by itself usually comes back with heat, wet or load, because wear and bad contacts do not mend. What you gain is time to plan, if the verdict of this diagnosis allows driving. Write the day and mileage down, read the codes, watch levels, and set yourself a date. Anything of brakes, steering, tyres, fuel smell, overheating or oil pressure is not for waiting.',
  },
  {
    id: 'cover-the-light',
    asks: [
      'can I put tape over the warning light',
      'is there a way to hide the dash light',
      'black tape over the engine light',
      'can I take the bulb out of the warning light',
      'sell the car with the light cleared?',
      'stop the beeping without fixing it',
    ],
    answer:
      'I do not help with hiding it: covered or pulled, it can no longer warn you of the next, worse fault, the MOT tester looks whether it comes on and goes out, and a buyer from whom you hid a fault may claim against you. If the noise or light is a nuisance, have the code read; the cause is often a small one. Many cars let you acknowledge a message for the trip with a button, which is what that button is for.',
  },
];
