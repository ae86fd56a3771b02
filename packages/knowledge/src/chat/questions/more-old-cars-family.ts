import type { CommonQuestion } from '../common-question.ts';

/** What owners ask about old cars, fuel, animals and children. */
export const moreOldCarsFamilyQuestions: readonly CommonQuestion[] = [
  {
    id: 'more-e10-by-mistake',
    asks: [
      'filled my old car with e10 by mistake, drain it?',
      'classic got a tank of e10, how bad',
      'put ordinary unleaded in a car that needs e5',
      'can I mix e5 and e10',
      'car from 1998 and I pressed the wrong pump',
      'will one fill of e10 wreck my carburettor',
      'does a tin of ethanol additive make it safe',
      'put e10 in my morris minor',
    ],
    answer:
      'One tank by mistake is no disaster: it need not be drained, so use it up soon, top up with E5 and go back to E5 for good. The two may be mixed. Harm comes from months of it, as ethanol softens old hoses and seals and draws water while the car stands. Smell for petrol round hoses and carburettor over the next weeks, and do not start it if you smell any. Additives slow corrosion, but do not make old rubber resistant.',
  },
  {
    id: 'more-classic-petrol-hoses',
    asks: [
      'which petrol hose is safe with ethanol',
      'my 1972 classic, unleaded or lead additive',
      'does an old engine need hardened valve seats',
      'carb floods after standing',
      'petrol evaporates from the carburettor over a week',
      'hot classic will not restart, vapour lock?',
      'lead substitute for an old car, needed every tank',
    ],
    answer:
      'Renew every old fuel hose with one that is marked for ethanol, such as R9 or a maker’s equal, because perished petrol hose is the classic cause of an engine fire. Use E5. Engines that were built for leaded petrol need hardened valve seats or a lead substitute if they are driven hard; the owners’ club knows about yours. Modern petrol evaporates sooner, so a long crank after a week, or a hot stop, is common. A float that floods needs its valve cleaned.',
  },
  {
    id: 'more-classic-asbestos',
    asks: [
      'could my old brake shoes contain asbestos',
      'is there asbestos in a 1970s clutch',
      'how do I clean the drums of a classic safely',
      'old stock brake linings from a barn, use them?',
      'blew out the brake dust of my old mini, worried now',
      'when was asbestos banned in car brakes',
      'asbestos in the brakes or clutch of a 1965 car',
    ],
    answer:
      'Assume it in brake and clutch linings and in gaskets of cars or old stock from before about 2000, since it was banned in Britain in 1999. Never blow it out, brush it dry, sand it or use a household vacuum cleaner. Wet the dust with brake cleaner or soapy water, wipe it up, bag the rags, wear a proper FFP3 mask and wash your clothes apart. Fit new linings without it. Ask the council where waste goes. One past exposure is a small risk, so just change the habit.',
  },
  {
    id: 'more-classic-daily-care',
    asks: [
      'how do I start a carburettor car with a choke',
      'can I use modern oil in a classic engine',
      'how often does a classic need servicing if it hardly moves',
      'points or electronic ignition in an old car',
      'flat spot when I pull away, carb car',
      'used to modern cars, what is different with an old one',
    ],
    answer:
      'Follow its own handbook: choke out on a cold engine and in again as soon as it runs cleanly, since too long a choke washes oil off the bores. Use the oil type that it was built for, often 20W-50 with enough zinc, not a thin modern one. Old cars ask for oil and grease every few thousand miles, or once a year, plus points, plugs and valve clearances. Brakes are weaker, so leave more room. Look under it for new drips each week.',
  },
  {
    id: 'more-classic-belts-upgrades',
    asks: [
      'no rear seat belts in my classic, can children ride',
      'may I fit seat belts to a 1960s car',
      'does a new engine lose the historic status',
      'upgrade to disc brakes on a classic, allowed?',
      'led bulbs in an old car legal or not',
      'which changes count as substantial',
    ],
    answer:
      'Children under three may not travel in a car without seat belts at all, and older ones only in the back, so fit proper belts to sound anchorages before you take them. Sensible upgrades such as belts, better brakes or electronic ignition are mostly welcome; tell your insurer. For the MOT exemption, a different kind of engine, or changed axles, chassis or body, may count as substantial, while period or like-for-like ones mostly do not. The guidance is on GOV.UK.',
  },
  {
    id: 'more-diesel-winter-additive',
    asks: [
      'does diesel freeze in a british winter',
      'summer diesel still in the tank and frost is coming',
      'paraffin in the diesel against waxing, as grandad did',
      'anti gel additive, worth having',
      'diesel went cloudy at minus 10',
      'fuel from spain in the tank, will it gel in scotland',
    ],
    answer:
      'Do not mix paraffin or petrol into the diesel of a modern car: it takes away the lubrication that the pump needs, and wears it out. British stations sell winter diesel in the cold months, which copes with ordinary frost. Trouble comes with old summer fuel or with water in the filter, so fill up fresh before the cold and change the filter on time. An anti-gel additive works only before the fuel has turned cloudy. If it has, put the car somewhere warm.',
  },
  {
    id: 'more-hvo-biodiesel',
    asks: [
      'can I run my diesel on hvo',
      'is chip fat still possible in an old diesel',
      'home made biodiesel in a common rail',
      'red diesel in my car, who checks',
      'b7 on the pump, what does that mean',
      'central heating oil instead of diesel',
    ],
    answer:
      'HVO is allowed only if the handbook, flap or maker names EN 15940 or XTL; it then mixes freely with ordinary diesel. B7 is the normal pump diesel. Vegetable oil and home-made fuel are for old engines with sturdy pumps at best; in a common-rail engine with a particulate filter they ruin pump, injectors and oil. Red diesel and heating oil in a road car are illegal, found by their dye, and can cost you the car.',
  },
  {
    id: 'more-super-for-a-treat',
    asks: [
      'tank of super now and then to clean the engine',
      'can I go back from 99 to 95 without harm',
      'flap says 98 but I used 95 once',
      'does super cure a rough idle',
      'supermarket 95 made it pink',
      'is a higher octane cleaner',
    ],
    answer:
      'You may change between 95 and 98 as you like if the flap allows 95, and one tank of super cures no fault: an engine that idles roughly has a cause. If 98 is required and 95 went in, drive gently and top up with super. The knock control of most engines copes with that. Pinking under load on the right fuel is not the supermarket’s doing as a rule; look at carbon, cooling and ignition, and have it read, as lasting knock damages pistons.',
  },
  {
    id: 'more-mouse-in-cabin',
    asks: [
      'mouse droppings in the glovebox, how do I clean that up safely',
      'a mouse lives in my car, how do I get it out',
      'nest in the air filter box',
      'dead mouse smell from the vents',
      'rats got into the boot after the dog food',
      'seeds and fluff fall out of the heater',
      'found a nest behind the cabin filter, is it a health risk',
    ],
    answer:
      'Never sweep or vacuum droppings dry: open the doors for half an hour, put on gloves and a mask, wet them with disinfectant, wipe them up and bag it all. Take out the cabin filter and the lid of the air filter, clear every nest before the fan or engine runs, and fit new filters. Set traps rather than poison, or you will smell the result. Then remove all food, park away from bins and bird feeders, and have the wiring near the nest looked at.',
  },
  {
    id: 'more-cat-under-bonnet',
    asks: [
      'cat sleeps in the engine bay, how do I get it out',
      'I can hear a kitten meowing from the engine',
      'bird nesting under the bonnet, may I remove it',
      'how to check for cats before I start in winter',
      'cat got caught in the belt',
      'something living is stuck behind the bumper',
    ],
    answer:
      'Do not start the engine: knock on the bonnet, open it, wait with food at a distance, and ring the RSPCA, the Scottish SPCA or a fire station if it is stuck. Take nothing apart above a frightened animal, as it bites. In cold weeks bang on the bonnet and look on the wheels each morning. A nest with eggs or chicks is protected by law. If an animal was caught, have belt, pulleys, hoses and wiring looked at before you drive.',
  },
  {
    id: 'more-poison-fluids-pets',
    asks: [
      'dog licked up antifreeze',
      'cat drank from a puddle of coolant, what now',
      'toddler swallowed some screenwash',
      'is spilt coolant dangerous for pets',
      'child got brake fluid on his hands and mouth',
      'how do I clean up antifreeze on the drive',
      'swallowed petrol while siphoning',
      'my dog drank coolant',
      'pet drank from the screenwash bottle',
    ],
    answer:
      'Treat it as an emergency and do not wait for signs: ring the vet at once for an animal, and for a person 111, or 999 if there is drowsiness, trouble breathing or a fit. Do not make anybody vomit. Take the bottle or a photograph of its label with you. Antifreeze tastes sweet, and a little kills a cat or a dog, though it seems well at first. Soak up spills with cat litter, rinse well, bag the litter, and keep every bottle locked away.',
  },
  {
    id: 'more-child-button-battery',
    asks: [
      'child swallowed the battery from my car key',
      'baby chewed the key fob and the battery is gone',
      'where do I get rid of the old key battery safely',
      'toddler plays with the car key, is it harmless',
      'button cell missing after my son had the fob',
    ],
    answer:
      'If a child may have swallowed a button cell, go to A&E at once or ring 999, even if the child seems well: it burns through the gullet within hours. Take the key along, so that they know the size. Give nothing else to eat or drink and cause no vomiting unless they tell you to. A key is no toy, for its flap opens easily. Tape over used cells, keep them out of reach and return them to a shop that collects batteries.',
  },
  {
    id: 'more-hot-car',
    asks: [
      'can I leave the dog in the car with a window open',
      'how fast does a parked car get hot',
      'child locked in a car in the sun',
      'saw a dog in a hot car, may I smash the window',
      'ev with dog mode, safe to leave him?',
      'air con on while the kids wait in the car',
      'is it all right to leave a baby in the car for five minutes',
    ],
    answer:
      'Leave neither a child nor a dog in a parked car, not even in the shade with a window ajar: within minutes it is far hotter than outside, and air conditioning or a ‘dog mode’ can switch itself off. If you see one in distress, ring 999 at once, note the time and the car’s number, and do what they tell you. If your own child is locked in and it is warm, do not wait for a locksmith: call 999, and break the pane farthest from the child if need be.',
  },
  {
    id: 'more-child-seat-crash-isofix',
    asks: [
      'small bump, must the child seat be replaced',
      'second hand child seat, yes or no',
      'how do I switch off the front airbag for a baby seat',
      'isofix bar is rusty or bent',
      'does insurance pay for a new car seat after a crash',
      'three car seats across the back, will they fit',
      'winter coat under the harness, is that bad',
    ],
    answer:
      'After a crash follow the seat maker’s rule: most want it renewed after anything but the lightest knock, and many insurers pay for it. Buy second-hand only from somebody whose word you trust. A rear-facing seat in front needs the airbag switched off by key or menu, with its ‘off’ light on; never pull fuses or plugs. A bent Isofix bar goes to a garage. Thick coats leave the harness slack, so lay them on top. Try three seats before you pay.',
  },
  {
    id: 'more-dogs-damage-car',
    asks: [
      'dog chewed the seat belt, can it be sewn',
      'how do I get dog hair and smell out of the car',
      'dog was sick over the gear lever',
      'is it the law to belt the dog',
      'dog guard rattles, how to fix',
      'puppy ate the wires by the seat',
    ],
    answer:
      'A chewed belt cannot be sewn: it fails the MOT and may tear in a crash, so the belt has to be replaced. Bitten wires below a seat may belong to an airbag or belt tensioner; do not touch or tape them, but leave that to a garage with the battery disconnected. The Highway Code asks for dogs to be restrained. For hair use a rubber glove, for smells an enzyme cleaner and a new cabin filter, and keep fluids away from switches.',
  },
  {
    id: 'more-inherited-car',
    asks: [
      'inherited my late father’s car, what do I do with it',
      'my husband died and the car is in his name',
      'can I drive the car of the deceased',
      'mum died, is her car still insured and taxed',
      'how do I sell a car from an estate',
      'found an old car in the garage of my late uncle',
    ],
    answer:
      'Do not drive it until the insurer has agreed: a policy may end with the holder’s death, and you need cover in your own name. Tell the DVLA, or use the ‘Tell Us Once’ service, and send the V5C with a letter that says who keeps the car; its tax ends and you tax it anew or declare SORN. It may be sold once the executor is entitled to. After long standing, check brakes, tyres, fuel and battery before it moves.',
  },
];
