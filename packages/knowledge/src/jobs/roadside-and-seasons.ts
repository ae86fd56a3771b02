import type { JobEntry } from './job.ts';

/** Jacking up, breakdowns, flat batteries, frost, water, potholes and the wheels of two seasons. */
export const roadsideJobs = {
  'jack-up-a-car-safely': {
    title: 'Jack up a car and put it on axle stands',
    about: 'Lifting one end or one corner, and making sure that it stays up',
    aliases: [
      'jack up a car',
      'jacking points',
      'axle stands',
      'jack stands',
      'where to jack a car',
      'trolley jack',
      'lift a car',
    ],
    system: 'wheels_tyres',
    why: 'A jack lifts a car; only stands hold it up. Skipping the stands saves one minute and has killed people.',
    when: 'Do this whenever you take a wheel off or reach underneath. For a quick look under the front, a pair of ramps may be all you need.',
    difficulty: 'moderate',
    minutes: [10, 30],
    tools: [
      'Trolley jack rated for more than the weight it has to lift',
      'Two axle stands of the same kind',
      'Two wheel chocks',
      'Rubber pad or block for the jack head',
      'Torch, wheel brace and torque wrench',
    ],
    materials: [],
    safety: [
      'Never put any part of yourself under a car that is held up only by a jack, not even for a second.',
      'Work on hard, level ground. Grass, gravel and hot tarmac let a stand sink or tip.',
      'Get everybody and every animal out of the car before you lift it, and let nobody in while it is up.',
      'On a hybrid or electric car, jack only at the marked points: the battery case fills the floor and dents easily.',
    ],
    steps: [
      [
        'Park on level concrete or tarmac, put the car in first gear or P, apply the parking brake and take the key out.',
        'The car does not move when you push it.',
      ],
      [
        'Chock the wheels at the end that stays on the ground, in front of and behind one tyre.',
        'Both chocks are tight against the tyre.',
        'Relying on the handbrake: with the rear end lifted, it holds nothing.',
      ],
      [
        'Look up the jacking points in your vehicle’s manual, and find the notches or arrows on the sill.',
        'You can name the point for the jack and the point for each stand.',
        'Jacking on the sump, the floor, a suspension arm or a rusty sill.',
      ],
      [
        'Slacken the wheel nuts by a quarter turn now if a wheel is coming off.',
        'Each nut has moved and is still snug.',
      ],
      [
        'Put the jack under its point with the pad on the head, and lift until it takes the weight. Stop and look.',
        'The head sits square on the point and the jack can roll freely.',
        'Setting the pad askew on the sill seam, which bends it.',
      ],
      [
        'Raise the car only as far as you need, and set a stand under the strong point beside the jack.',
        'The pin or ratchet of the stand is fully home, and all its feet are flat on the ground.',
      ],
      [
        'Lower the jack slowly until the stand carries the weight, then do the same on the other side.',
        'Both stands are upright and at the same height.',
        'Leaving one side on the jack because the job will only take a minute.',
      ],
      [
        'Push the car firmly from the side and from the end, before you reach under it.',
        'Nothing rocks, creaks or shifts. If anything moves, lower it and start again.',
      ],
      [
        'To come down, lift just enough to free each stand, take it out, and lower the jack slowly.',
        'You have looked underneath for tools and feet first.',
      ],
      [
        'Tighten the wheel nuts crosswise with a torque wrench once the tyre is on the ground.',
        'Each nut clicks at the figure in your manual.',
      ],
    ],
    figures: [
      { what: 'Capacity of a trolley jack for most cars', range: '2–3 tonnes', source: 'practice' },
      {
        what: 'Share of the car’s weight on one corner',
        range: '25–35%',
        source: 'practice',
      },
      { what: 'Wheel nut torque', range: '90–140 Nm', source: 'manuals' },
    ],
    costs: [
      { case: 'With your own jack and stands', diy: [0, 0], garage: null },
      { case: 'Trolley jack and a pair of stands to keep', diy: [70, 250], garage: null },
    ],
    garageIf:
      'Leave it to a garage with a lift if the sills are rusty, the ground slopes, the car is lowered or has air suspension that you cannot lock, or you need it high enough to work underneath for hours.',
    after: [
      'Check the wheel nuts again after about 50 miles.',
      'Store the stands dry, and throw away any with a bent leg, a cracked weld or a worn ratchet.',
    ],
    faults: ['sill-and-arch-rust', 'wheel-nuts-loose', 'underbody-shield-detached'],
    byCar: [
      'Air suspension: switch on jack mode first, or the car may level itself while it is on the stands.',
      'Electric parking brake: keep the key away, so that nobody releases it.',
      'Electric car: many have holes in the sill that need a special puck under the jack.',
      'Van or pick-up with a separate chassis: use the axle or the frame rail, as the manual says.',
    ],
  },
  'deal-with-an-overheating-engine': {
    title: 'Deal with an overheating engine at the roadside',
    about: 'The needle is in the red, or there is steam',
    aliases: [
      'engine boiled over',
      'overheating at the roadside',
      'temperature gauge in the red',
      'steam from bonnet',
      'steam coming from engine',
      'radiator boiling over',
    ],
    system: 'engine_cooling',
    why: 'An engine that is switched off in time usually survives. One that is driven another mile in the red often needs a head gasket, or worse.',
    when: 'Do this as soon as the gauge climbs past its usual place, a red temperature light comes on, or you see steam.',
    difficulty: 'easy',
    minutes: [40, 120],
    tools: ['Thick cloth or glove', 'Torch', 'Phone'],
    materials: ['Coolant of the type in your manual, or clean water in an emergency'],
    safety: [
      'Never open the cap of a hot system: scalding coolant shoots out under pressure. Wait until you can rest a hand on the top hose.',
      'Stop where you are out of the traffic, get everybody out on the side away from it, and stand behind the barrier.',
      'If you see flames or smell burning, do not open the bonnet: get well away and call the fire service.',
      'Keep your hands away from the fan: it may start by itself with the engine off.',
    ],
    steps: [
      [
        'Turn the air conditioning off, set the heater to hot and the fan to full, and ease off while you look for a place to stop.',
        'The needle stops climbing. If it does not, or the light is red, stop now.',
        'Driving on to the next exit with the light on.',
      ],
      [
        'Stop, switch the engine off and put the hazard lights on.',
        'You are off the carriageway, or as far left as you can get.',
        'Letting it idle to cool down once it has boiled: there may be no coolant left to cool it.',
      ],
      [
        'Release the bonnet but open it only when the steam has stopped. Wait for at least half an hour.',
        'You can hold your hand on the top hose.',
        'Pouring cold water over a hot engine, which can crack it.',
      ],
      [
        'Look under the car and along the hoses and the radiator with a torch.',
        'You know whether coolant is running out, dripping, or nowhere to be seen.',
      ],
      [
        'Look at the level through the side of the expansion tank.',
        'You can see whether it is between the marks.',
      ],
      [
        'Cover the cap with a thick cloth, turn it to its first stop, let it hiss, and only then open it.',
        'The hissing has stopped before the cap comes off.',
        'Leaning over the tank while you open it.',
      ],
      [
        'Top up slowly to just below the upper mark.',
        'The level holds. If it falls as fast as you pour, stop: the car has to be recovered.',
      ],
      [
        'Check the oil on the dipstick, and look for a creamy mess under the oil cap.',
        'The oil looks like oil. If it is milky, do not start the engine.',
      ],
      [
        'If nothing leaks and the oil is clean, start the engine and watch the gauge and the fan.',
        'The needle settles in its usual place and the fan cuts in.',
        'Setting off before the fan has been seen to work.',
      ],
      [
        'Drive gently to the nearest garage with the heater on, and switch off at the first sign of a rise.',
        'The needle stays where it belongs all the way.',
        'Treating a top-up as a repair.',
      ],
    ],
    figures: [
      { what: 'Normal coolant temperature', range: '85–105 °C', source: 'manuals' },
      { what: 'Wait before you open the cap', range: '30–60 minutes', source: 'practice' },
    ],
    costs: [
      { case: 'Coolant to top up', diy: [8, 25], garage: null },
      { case: 'Recovery to a garage', diy: null, garage: [80, 300] },
      { case: 'Finding the cause', diy: null, garage: [60, 180] },
    ],
    garageIf:
      'Have it recovered if it boiled, if it loses coolant as you fill it, if the oil is milky, if white smoke comes from the exhaust, or if it heats up again within minutes.',
    after: [
      'Find out why before you use the car again: a leak, the thermostat, the fan and the water pump come first.',
      'If you used water, have the antifreeze mixed properly again before the next frost.',
    ],
    faults: [
      'thermostat-stuck-closed',
      'radiator-fan-dead',
      'coolant-hose-split',
      'water-pump-leaking',
      'radiator-leaking',
      'head-gasket-blown',
    ],
    codes: ['P0217', 'P0128'],
    byCar: [
      'Turbocharged engine: a pump may run on after you switch off. Leave it to do its work.',
      'Electric car: a red coolant or temperature message means stop and call for recovery. Do not open its coolant tanks.',
      'Hybrid: put the car out of Ready and keep the key away, or the engine may start by itself.',
      'Air-cooled classic: look for a broken fan belt before anything else.',
    ],
  },
  'deal-with-a-breakdown': {
    title: 'Deal with a breakdown on the road',
    about: 'Getting everybody safe first, the car second',
    aliases: [
      'broken down',
      'car broke down',
      'breakdown on motorway',
      'what to do if you break down',
      'breakdown on smart motorway',
      'hard shoulder',
      'stranded',
    ],
    system: 'body_structure',
    why: 'On a fast road a stopped car is easily hit. Where you wait matters more than what is wrong with it.',
    when: 'Do this when the car stops, will not restart or shows a red warning light on the road. Read this page at home first.',
    difficulty: 'easy',
    minutes: [20, 90],
    tools: [
      'Phone with a charging lead',
      'High-visibility vest for each seat',
      'Warning triangle',
      'Torch',
    ],
    materials: ['Warm clothes and water in the boot'],
    safety: [
      'On a motorway, get everybody out by the doors away from the traffic and behind the barrier, uphill of the car if you can. Leave animals inside.',
      'If you cannot get out safely, keep your seat belt and the hazard lights on and call 999.',
      'Never put a warning triangle out on a motorway, and never try a repair beside live traffic.',
    ],
    steps: [
      [
        'Come off the gas and leave the road: take an exit, a service area, an emergency area or the hard shoulder.',
        'The car is as far left as it will go, with the wheels turned away from the traffic.',
        'Stopping in a live lane to look at the warning light.',
      ],
      [
        'Switch the hazard lights on, and the sidelights in the dark or in bad weather.',
        'You can see them flash on the dashboard.',
      ],
      [
        'Put your vest on before you get out, and leave by the door away from the traffic.',
        'Everybody is out and behind the barrier.',
      ],
      [
        'On any road but a motorway, put the triangle out behind the car if it is safe to walk there.',
        'It can be seen well before the car.',
      ],
      [
        'Find out where you are: a marker post, a junction, a phone app or what3words.',
        'You can say the road, the direction and the nearest marker.',
      ],
      [
        'Ring your breakdown service. On a motorway, use the emergency phone or, in England, call National Highways on 0300 123 5000.',
        'You have a reference and a time. Say so if you are alone, have children with you or are disabled.',
      ],
      [
        'Write down what happened: warning lights, noises, smells, and what the car was doing.',
        'You have it ready for the patrol.',
      ],
      [
        'Away from traffic only, check what is safe: fuel, selector in P or N, a knock that tripped the fuel cut-off, steam, leaks.',
        'You have not had to reach into the traffic side.',
        'Turning the starter over until the battery is flat as well.',
      ],
      [
        'Ask the patrol what was found and whether you may drive on, and how far.',
        'You have the answer in writing, or a receipt.',
      ],
    ],
    figures: [
      { what: 'Triangle behind the car', range: '45 m or more', source: 'uk-law' },
      { what: 'Distance to stand from the carriageway', range: '2 m or more', source: 'practice' },
    ],
    costs: [
      { case: 'Breakdown cover for a year', diy: [30, 150], garage: null },
      { case: 'Recovery without cover', diy: null, garage: [100, 400] },
    ],
    garageIf:
      'Have it recovered if a red light is on, steering or brakes feel different, it smells of fuel or burning, or it is losing any fluid.',
    after: [
      'Read the trouble codes before anybody clears them.',
      'Put into the boot what you wished you had had with you.',
    ],
    faults: [
      'alternator-failed',
      'starter-battery-worn',
      'fuel-pump-in-tank-failing',
      'crankshaft-sensor-failed',
      'tyre-blowout-underinflated',
    ],
    byCar: [
      'Electric or hybrid car, and most automatics: do not have it towed on its driven wheels; ask for a flatbed.',
      'Electric car out of charge: ask for a mobile charger or a lift to a charge point.',
      'Abroad: many countries require a vest, a triangle or both by law, and the emergency number is 112.',
    ],
  },
  'charge-a-flat-battery': {
    title: 'Charge a flat battery with a charger',
    about: 'A mains charger, overnight, on or off the car',
    aliases: [
      'charge a car battery',
      'battery charger',
      'charge flat battery',
      'trickle charger',
      'how long to charge a car battery',
      'recharge car battery',
    ],
    system: 'electrical',
    why: 'A jump start gets you going, but half an hour’s driving does not refill a flat battery. A charger does, and is kinder to the alternator.',
    when: 'Do this after a jump start, after weeks of standing, or whenever the battery reads less than 12.4 V at rest.',
    difficulty: 'easy',
    minutes: [15, 30],
    garageMinutes: [10, 30],
    tools: [
      'Smart charger with a setting for your type of battery',
      'Multimeter',
      'Gloves and goggles',
      'Spanner for the terminals, if it comes off the car',
    ],
    materials: [],
    safety: [
      'A charging battery gives off explosive gas. Charge it in a place with fresh air, away from flames, sparks and cigarettes.',
      'Never charge a battery that is frozen, cracked, bulging or leaking.',
      'Connect and disconnect the clamps only with the charger off at the wall.',
      'Wear goggles: battery acid blinds. Rinse splashes with plenty of water for fifteen minutes and get help.',
    ],
    steps: [
      [
        'Read the label of the battery: flooded, EFB, AGM, gel or lithium, and its capacity in Ah.',
        'You know which setting the charger needs.',
        'Charging an AGM or lithium battery on a setting for ordinary ones.',
      ],
      [
        'Look the battery over.',
        'The case is dry, undamaged and not bulging, and the posts are tight.',
      ],
      ['Measure it at rest with the multimeter.', 'You have a figure to compare with tomorrow’s.'],
      [
        'Switch everything off, and open a window or take the key with you in case the car locks itself.',
        'No light is left on.',
      ],
      [
        'Clip red to the positive post or the jump point, then black to the earth point that your manual shows.',
        'Both clamps bite on bare metal and cannot touch each other.',
        'Clipping black to the negative post of a car with a battery sensor, which then loses count of the charge.',
      ],
      [
        'Set the type, plug the charger in and switch it on.',
        'It shows that it is charging, with no fault light.',
        'Picking the highest current to save time: slow is gentler.',
      ],
      [
        'Leave it until the charger says full, and feel the case after an hour.',
        'The case is no more than warm. If it is hot or smells of rotten eggs, switch off at the wall.',
      ],
      ['Switch off at the wall, then take black off first and red second.', 'Nothing sparked.'],
      [
        'Let the battery rest for a few hours with the car locked and asleep, then measure again.',
        'It reads 12.6 V or more. If it drops below 12.4 V overnight, it is worn out or something is draining it.',
      ],
    ],
    figures: [
      { what: 'Full at rest, lead battery', range: '12.6–12.9 V', source: 'part-makers' },
      { what: 'Flat', range: '11.9 V or less', source: 'part-makers' },
      {
        what: 'Charging current for a 60 Ah battery',
        range: '4–8 A',
        source: 'part-makers',
      },
      { what: 'Time for a flat 60 Ah battery', range: '8–24 hours', source: 'practice' },
    ],
    costs: [
      { case: 'Smart charger to keep', diy: [30, 120], garage: null },
      { case: 'Charged and tested by a garage', diy: null, garage: [20, 60] },
    ],
    garageIf:
      'Have it tested if the charger reports a fault, the battery will not hold its charge overnight, or it goes flat again within a week.',
    after: [
      'Set the clock, the windows and the radio again if they lost their memory.',
      'Drive for an hour within the next few days, or connect a maintainer.',
    ],
    faults: [
      'starter-battery-worn',
      'battery-undercharged-short-trips',
      'battery-cell-collapsed',
      'module-stays-awake',
    ],
    byCar: [
      'Stop-start car: the battery is AGM or EFB. Use that setting, and the earth point rather than the negative post.',
      'Battery in the boot or under a seat: use the jump points under the bonnet if the manual allows charging there.',
      'Electric and hybrid cars: the 12 V battery can be charged like this only where the manual says so. Never connect anything to the orange cables.',
      'Lithium 12 V battery: it needs a charger made for it.',
    ],
  },
  'start-a-car-with-a-booster-pack': {
    title: 'Start a car with a booster pack',
    about: 'A lithium jump pack instead of a second car',
    aliases: [
      'jump pack',
      'jump starter',
      'battery booster',
      'portable jump starter',
      'power bank jump start',
    ],
    system: 'electrical',
    why: 'A pack the size of a paperback starts most cars, with no second car and no long leads. Used the wrong way round, it ruins electronics in a second.',
    when: 'Do this when the lights are dim and the starter only clicks. A jump start does not help an engine that turns over well but will not fire.',
    difficulty: 'easy',
    minutes: [5, 20],
    tools: ['Booster pack, charged, of a size that suits the engine', 'Gloves and goggles'],
    materials: [],
    safety: [
      'Never connect a booster to a battery that is frozen, cracked, bulging or leaking.',
      'Connect red to the positive terminal and black to bare metal away from the battery: a spark above it can set off the gas.',
      'Keep clothes, hair and leads away from the belts and the fan.',
    ],
    steps: [
      [
        'Check the charge of the pack before you connect it.',
        'It shows three quarters or more.',
        'Leaving the pack in a hot or freezing car for a year and expecting it to work.',
      ],
      [
        'Switch off lights, blower, heated screens and ignition, and select P or neutral with the parking brake on.',
        'Everything is off.',
      ],
      [
        'Clip red to the positive post or to the jump point that your manual shows.',
        'The clamp bites on metal and cannot slip.',
      ],
      [
        'Clip black to the earth point or a bare bolt on the engine, away from the battery.',
        'The pack shows ready, with no warning for reversed clamps.',
        'Using the override button to silence a warning that you have not understood.',
      ],
      [
        'Wait for half a minute, then start the engine for no more than five seconds.',
        'It turns over briskly and starts.',
        'Cranking for half a minute, which cooks the pack and the starter.',
      ],
      [
        'If it does not start, wait for two minutes before you try again, three times at most.',
        'You have stopped before the leads get hot.',
      ],
      [
        'Take black off first, then red, within half a minute of starting.',
        'The engine goes on running.',
        'Leaving the pack connected: the alternator then charges it far too fast.',
      ],
      [
        'Leave the engine running and drive for at least half an hour, then charge the battery properly.',
        'The battery warning light is out.',
      ],
    ],
    figures: [
      { what: 'Peak current for a small petrol engine', range: '400–800 A', source: 'part-makers' },
      { what: 'Peak current for a large diesel', range: '1,000–2,000 A', source: 'part-makers' },
      { what: 'Charging voltage with the engine running', range: '13.6–14.8 V', source: 'manuals' },
    ],
    costs: [
      { case: 'Booster pack to keep', diy: [50, 180], garage: null },
      { case: 'Called out to start it', diy: null, garage: [60, 180] },
    ],
    garageIf:
      'Call for help if it does not start after three tries, if the starter turns well but the engine does not fire, or if it will not start again the next morning.',
    after: [
      'Recharge the pack the same day, and top it up every three months.',
      'Have the battery and the alternator tested: a battery does not go flat without a reason.',
    ],
    faults: ['starter-battery-worn', 'battery-terminals-corroded', 'alternator-failed'],
    byCar: [
      'Battery under a seat or in the boot: there are jump points under the bonnet.',
      'Diesel: wait for the glow plug light to go out before you crank.',
      'Electric car: a booster only wakes the 12 V system so that the car can go into Ready.',
      'Motorbike or classic: make sure that it is a 12 V system and not 6 V.',
    ],
  },
  'get-going-after-running-out-of-fuel': {
    title: 'Get going after running out of fuel',
    about: 'An empty tank, petrol or diesel',
    aliases: [
      'ran out of fuel',
      'run out of petrol',
      'run out of diesel',
      'ran out of gas',
      'empty tank',
      'bleed diesel after running out',
    ],
    system: 'fuel',
    why: 'A petrol car usually starts with a gallon in the tank and after a few short tries. A diesel draws air into its fuel system and may have to be bled.',
    when: 'Do this when the gauge is on empty and the engine has coughed and stopped.',
    difficulty: 'easy',
    minutes: [20, 90],
    tools: ['Approved fuel can', 'Funnel', 'Torch', 'Gloves'],
    materials: ['Five to ten litres of the right fuel'],
    safety: [
      'Get the car and everybody in it to a safe place first: on a motorway, behind the barrier.',
      'Pour fuel only with the engine and ignition off, in the open, well away from flames and cigarettes.',
      'Carry fuel in an approved can, never in a bottle, and never leave a can in a hot car.',
    ],
    steps: [
      [
        'Put the hazard lights on and roll to a safe place. Off a fast road, push the car in neutral if you must.',
        'The car is out of the traffic.',
        'Holding on in the outside lane until it stops.',
      ],
      [
        'Read the sticker inside the filler flap before you buy anything.',
        'You know whether it takes petrol or diesel.',
        'Grabbing the wrong can in a hurry.',
      ],
      [
        'Put in at least five litres, and ten if the car is on a slope.',
        'Nothing has been spilt, or spills have been wiped up.',
        'A splash of one litre: the pickup in the tank may still be dry.',
      ],
      [
        'Switch the ignition on for ten seconds and off again, three times, without starting.',
        'You can hear the pump hum each time.',
      ],
      [
        'On an older diesel, squeeze the hand primer on the filter until it is firm.',
        'The bulb is hard and you can see no bubbles.',
      ],
      [
        'Start the engine for no more than ten seconds at a time, with a minute between tries.',
        'It coughs, then runs.',
        'Cranking until the battery is flat, or the starter is too hot to touch.',
      ],
      [
        'Let it idle for a minute before you set off.',
        'It runs evenly and no warning light stays on.',
      ],
      [
        'Drive gently to the nearest filling station and fill up.',
        'The gauge agrees with what you put in.',
      ],
    ],
    figures: [
      { what: 'Range once the light comes on', range: '20–50 miles', source: 'manuals' },
      { what: 'Fuel to put in first', range: '5–10 litres', source: 'practice' },
    ],
    costs: [
      { case: 'Can of fuel', diy: [10, 35], garage: null },
      { case: 'Patrol brings fuel', diy: null, garage: [40, 150] },
      { case: 'Diesel bled with a workshop reader', diy: null, garage: [80, 250] },
    ],
    garageIf:
      'Call for help if a common-rail diesel does not start after three tries: its high-pressure pump is lubricated by fuel and suffers when it runs dry. Do the same if you may have put the wrong fuel in.',
    after: [
      'If the engine hesitates for the next few days, change the fuel filter: dirt from the bottom of the tank ends up there.',
      'If the gauge had shown fuel, have the sender checked.',
    ],
    faults: [
      'fuel-level-sender-faulty',
      'diesel-air-in-fuel',
      'fuel-pump-in-tank-failing',
      'misfuel-petrol-in-diesel',
    ],
    codes: ['P0087'],
    byCar: [
      'Common-rail diesel: the electric pump or a workshop reader bleeds it. Never loosen a high-pressure pipe.',
      'Hybrid: do not drive on with the battery only, which can flatten it beyond what the car can recover.',
      'Electric car: it needs recovery or a mobile charger; some need their 12 V battery charged as well.',
    ],
  },
  'free-a-frozen-car': {
    title: 'Free a frozen car: doors, locks and screens',
    about: 'Ice on a winter’s morning, without broken handles or wipers',
    aliases: [
      'frozen car',
      'frozen car door',
      'frozen lock',
      'car door frozen shut',
      'de ice windscreen',
      'deicing a car',
      'frozen windscreen',
      'wipers frozen',
    ],
    system: 'visibility_wiper',
    why: 'Torn door seals, snapped handles and burnt-out wiper motors are what people pay for after the first hard frost. Ten minutes of patience avoids all three.',
    when: 'Do this whenever it has frozen overnight. Start ten minutes earlier.',
    difficulty: 'easy',
    minutes: [10, 30],
    tools: ['Plastic scraper', 'Soft brush', 'Gloves'],
    materials: ['De-icer spray', 'Lock de-icer', 'Silicone stick for the door seals'],
    safety: [
      'Clear every window, the mirrors, the lights and the number plates before you drive: it is the law. Take the snow off the roof too, or it slides over your windscreen or hits the driver behind.',
      'Run the engine in the open only, never in a garage, and do not leave a running car unattended: it can be stolen, and then you are not insured.',
      'Never pour hot water on glass: it can crack, and the water freezes again on the ground where you stand.',
    ],
    steps: [
      [
        'Press hard against the frozen door with your hip, all round its edge, before you pull the handle.',
        'You can hear the ice crack.',
        'Heaving at the handle: it breaks, or the seal tears.',
      ],
      [
        'Try another door or the tailgate, and climb through if one opens.',
        'You are in, and the heater can thaw the rest.',
      ],
      [
        'Spray lock de-icer into the keyhole, wait for a minute and turn the key gently.',
        'The key turns without force.',
        'Twisting until it snaps, or heating the key of a car with an immobiliser chip.',
      ],
      [
        'Check that the wiper switch is off before you switch the ignition on.',
        'The wipers stay still.',
        'Letting the wipers start while they are frozen down, which blows the fuse or strips the linkage.',
      ],
      [
        'Start the engine, set the blower to the screen, the temperature to hot, and the air conditioning on with fresh air.',
        'A clear patch begins at the bottom of the screen.',
      ],
      [
        'Brush the snow off the roof, the bonnet and the lights, then spray de-icer from the top of the screen down.',
        'The ice goes soft and slushy.',
      ],
      [
        'Scrape in one direction with the edge of the scraper, and lift the wipers off when the ice lets go.',
        'The blades are free and clean.',
        'Scraping with a bank card or a metal edge, which scratches.',
      ],
      [
        'Clear the side windows, the rear window, the mirrors and the plates.',
        'You can see all round, and the lights can be seen.',
        'Setting off with a peephole.',
      ],
      [
        'Try the brakes at walking pace.',
        'They bite and let go. If a wheel drags, the handbrake is frozen on: rock the car gently, and do not force it.',
      ],
    ],
    figures: [
      { what: 'Screenwash for winter, mixed to', range: '−10 to −20 °C', source: 'part-makers' },
      { what: 'Time to clear a screen', range: '5–15 minutes', source: 'practice' },
    ],
    costs: [
      { case: 'De-icer, scraper and silicone stick', diy: [10, 35], garage: null },
      { case: 'Door seal or handle torn by force', diy: [30, 120], garage: [90, 300] },
    ],
    garageIf:
      'Have it looked at if a door will not latch, a window has come off its guide, the wipers do not move once they are free, or a wheel stays locked.',
    after: [
      'Wipe the door seals dry and rub them with the silicone stick so that they do not stick again.',
      'On a frosty night, lay a cover over the screen and leave the wiper switch off.',
    ],
    faults: [
      'door-latch-pawl-stuck',
      'door-handle-or-cable-broken',
      'wiper-linkage-disconnected',
      'wiper-fuse-or-relay-failed',
      'washer-jets-blocked',
      'parking-brake-cable-seized',
    ],
    byCar: [
      'Frameless doors: the window has to drop a little before the door opens. Free the top edge of the glass first.',
      'Flush electric handles: press them at the pivot end with the ball of your hand, or unlock with the app and preheat.',
      'Electric car: preheat it while it is plugged in, which saves range as well.',
      'Heated windscreen: it works only with the engine running, or in Ready.',
    ],
  },
  'check-a-car-after-deep-water': {
    title: 'Check a car after deep water',
    about: 'A flooded road, or a car that stood in a flood',
    aliases: [
      'car flooded',
      'flood damaged car',
      'drove through deep water',
      'drove through flood',
      'water in engine bay',
      'car stood in water',
    ],
    system: 'engine_cooling',
    why: 'Water does not compress: one gulp through the air intake bends a connecting rod. What gets into brakes, bearings and plugs does its harm over the following weeks.',
    when: 'Do this straight after you have driven through water above the sills or the engine has stalled in it, and before you start a car that stood in a flood.',
    difficulty: 'moderate',
    minutes: [40, 150],
    garageMinutes: [40, 150],
    tools: ['Torch', 'Screwdriver for the air box', 'Cloths', 'OBD reader'],
    materials: [],
    safety: [
      'If the engine stalled in water, do not try to start it. One turn can destroy it.',
      'Keep away from an electric or hybrid car that stood in deep water, do not charge it and do not sit in it: call the fire service if it smokes, hisses or smells.',
      'Treat flood water as sewage: wear gloves and wash your hands.',
      'Your brakes may be wet and weak. Dry them before you need them.',
    ],
    steps: [
      [
        'Note how deep it was: hub, sill or bonnet.',
        'You know whether water can have reached the air intake or the cabin.',
        'Trying the starter first to see whether it is all right.',
      ],
      [
        'Take the lid off the air box and look at the filter and the bottom of the box.',
        'Both are dry. If the filter is wet, stop here and have the car recovered.',
      ],
      [
        'Pull the dipstick, and look at the oil and under the filler cap.',
        'The level has not risen and the oil is not milky.',
      ],
      [
        'Lift the carpets in every footwell and in the boot, and press on the felt.',
        'It is dry. Control units and plugs often sit under it.',
        'Drying the top of the carpet and leaving the felt beneath it wet.',
      ],
      [
        'Switch the ignition on without starting, and look at the warning lights. Read the codes.',
        'Every light comes on, and you have a list of codes to keep.',
      ],
      [
        'Refit the lid. Start the engine only if the intake, the oil and the cabin are dry.',
        'It starts evenly, without a knock or a hiss.',
      ],
      [
        'Roll at walking pace on an empty road and brake gently several times.',
        'The brakes grip evenly again and the pedal is firm.',
        'Leaving the car parked for days while the brakes are wet: pads and shoes rust on.',
      ],
      [
        'Look at the lights, the plugs under the bonnet and the bottom of the doors for trapped water.',
        'Nothing sloshes and no lens is half full.',
      ],
      [
        'Check the gearbox and axle breathers if the water was above the hubs, or have them checked.',
        'No oil there is milky.',
      ],
      [
        'Listen for a week for growling bearings, and look at the brakes again.',
        'No new noise has turned up.',
      ],
    ],
    figures: [
      {
        what: 'Wading depth of ordinary cars',
        range: '15–30 cm, where a figure is given at all',
        source: 'manuals',
      },
      { what: 'Depth that floats a small car', range: '30–60 cm', source: 'practice' },
    ],
    costs: [
      { case: 'Air filter and drying out', diy: [15, 60], garage: [80, 300] },
      { case: 'Oils changed after deep water', diy: [60, 200], garage: [200, 600] },
      { case: 'Cabin stripped and dried', diy: null, garage: [300, 1200] },
    ],
    garageIf:
      'Have it recovered if the engine stalled in the water, the air filter is wet, any oil is milky, the cabin was wet above the carpet, or it is an electric or hybrid car. Ring your insurer before anybody takes it apart.',
    after: [
      'Photograph the water line and every wet part for the insurer.',
      'Dry the cabin with the carpets up: what stays damp rusts plugs and grows mould.',
    ],
    faults: [
      'engine-hydrolocked',
      'water-in-control-unit',
      'wheel-bearing-worn',
      'connector-corroded',
      'mouldy-carpet-smell',
      'brake-discs-corroded',
    ],
    byCar: [
      'Electric car: the battery is sealed, but the manual’s wading depth still applies; have it inspected after a flood.',
      'Low intake behind the bumper: water at number-plate height is enough.',
      'Four-wheel drive: the differentials and the transfer box have breathers that draw water in as they cool.',
    ],
  },
  'check-a-car-after-a-pothole': {
    title: 'Check a car after hitting a pothole or kerb',
    about: 'Tyre, rim, suspension and steering after a hard knock',
    aliases: [
      'hit a pothole',
      'pothole damage',
      'hit a kerb',
      'hit a curb',
      'kerbed wheel',
      'pothole claim',
      'car pulls after pothole',
    ],
    system: 'wheels_tyres',
    why: 'The tyre can look undamaged and have broken cords inside; the rim can leak next week; a bent arm wears a set of tyres in a month.',
    when: 'Do this at the first safe place after a hard knock, and once more after two days.',
    difficulty: 'easy',
    minutes: [15, 45],
    garageMinutes: [15, 45],
    tools: ['Torch', 'Pressure gauge', 'Tread gauge', 'Phone for photographs'],
    materials: [],
    safety: [
      'A bulge in the sidewall can burst without warning: do not drive on it, fit the spare or have the car recovered.',
      'If the steering wheel is off centre, pulls or knocks, do not drive on: have the car recovered.',
      'Never reach behind a wheel with the car on a jack only, and let nobody move the steering while you look.',
    ],
    steps: [
      [
        'Stop in a safe place, and note the road, the time and where the hole is.',
        'You could describe the place in a claim.',
        'Driving on for fifty miles because nothing seems wrong.',
      ],
      [
        'Look all round both sidewalls of the tyre, with the wheel turned out to see the inside.',
        'There is no bulge, no cut and no cord showing.',
        'Looking at the outside only.',
      ],
      [
        'Look along the edge of the rim, inside and out.',
        'It is round, without a flat, a dent or a crack.',
      ],
      ['Measure the pressure, and again after an hour.', 'It has not dropped.'],
      [
        'Look under the car for fluid, a hanging shield or a damaged sill.',
        'Nothing drips and nothing hangs down.',
      ],
      [
        'Press down on the corner and let it bounce.',
        'It settles at once, without a knock, and sits level with the other side.',
      ],
      [
        'Drive slowly in a straight line on a level road with both hands resting lightly on the wheel.',
        'The wheel is centred, the car runs straight, and nothing hums or shakes.',
      ],
      [
        'Have the wheel off the ground and rocked at three and nine o’clock if anything felt loose.',
        'There is no play and no click.',
      ],
      [
        'Look at the tyre and its pressure again after two days, and at the tread edges after a month.',
        'The pressure has held and the wear is even.',
      ],
    ],
    figures: [
      { what: 'Depth that many councils act on', range: '4 cm or more', source: 'practice' },
      { what: 'Toe, out of true after a knock', range: '0.2–1°', source: 'practice' },
    ],
    costs: [
      { case: 'Looking it over', diy: [0, 0], garage: [30, 80] },
      { case: 'Wheel alignment', diy: null, garage: [50, 180] },
      { case: 'Tyre replaced', diy: null, garage: [80, 300] },
      { case: 'Rim straightened', diy: null, garage: [80, 250] },
    ],
    garageIf:
      'Have it looked at if the steering wheel is off centre, it pulls, hums, shakes or knocks, a tyre loses air, or the rim is bent or cracked.',
    after: [
      'To claim, photograph the hole with something beside it for scale, keep the invoices, and report it to the council or National Highways.',
      'Have the alignment measured even if the car feels right: the tyres show it only when it is too late.',
    ],
    faults: [
      'tyre-sidewall-bulge',
      'rim-bent',
      'rim-cracked',
      'suspension-bent-by-impact',
      'wheel-alignment-toe-out-of-true',
      'coil-spring-broken',
      'wheel-bearing-worn',
    ],
    byCar: [
      'Low-profile tyres: there is little rubber between the hole and the rim, so look twice.',
      'Run-flat tyres: the tyre may be damaged inside although it looks and feels normal.',
      'Electric car: look at the underside of the battery case, and have any dent inspected.',
      'Car with a radar or camera: a warning after the knock may mean that it has to be calibrated.',
    ],
  },
  'swap-summer-and-winter-wheels': {
    title: 'Swap summer and winter wheels',
    about: 'Two sets of wheels, changed at home twice a year',
    aliases: [
      'winter tyres',
      'swap winter wheels',
      'summer tyres',
      'seasonal tyre change',
      'winter tires',
      'change to winter tyres',
    ],
    system: 'wheels_tyres',
    why: 'Below about 7 °C winter rubber grips where summer rubber turns hard. With a second set on rims, the change takes an hour at home.',
    when: 'As a rule of thumb, fit the winter wheels in October, when the mornings stay below 7 °C, and take them off after Easter.',
    difficulty: 'moderate',
    minutes: [60, 120],
    garageMinutes: [25, 60],
    tools: [
      'Trolley jack and two axle stands',
      'Wheel chocks',
      'Wheel brace or breaker bar',
      'Torque wrench',
      'Locking nut key',
      'Wire brush',
      'Pressure gauge and pump',
      'Tread gauge',
    ],
    materials: ['Chalk or stickers to mark the wheels'],
    safety: [
      'Never reach under a car that is held up only by a jack, and chock the wheels that stay on the ground.',
      'Slacken and tighten the nuts with the tyre on the ground, and torque them: a wheel that comes off kills.',
      'Lift with your knees: a wheel weighs up to 25 kg.',
    ],
    steps: [
      [
        'Check the other set before you start: size on the sidewall, tread, age, and any cracks.',
        'The sizes are in your manual, and there is enough tread for the season.',
        'Finding out that a tyre is worn once the car is in the air.',
      ],
      [
        'Park on level ground, apply the parking brake, put it in gear or P, and chock the wheels at the other end.',
        'The car cannot roll.',
      ],
      ['Slacken the nuts of one wheel by a quarter turn.', 'Each has moved.'],
      [
        'Jack the corner up at its jacking point and set a stand beside the jack.',
        'The stand carries the weight.',
        'Trusting the jack because the wheel will be off for only a minute.',
      ],
      [
        'Take the wheel off, and mark it with its place: front left, and so on.',
        'You can read the mark.',
      ],
      [
        'Brush the rust off the face of the hub and the back of the wheel.',
        'Both are clean, flat metal.',
        'Greasing the threads or the seat of the nuts, which makes the torque reading wrong.',
      ],
      [
        'Hang the wheel on and run all the nuts in by hand, crosswise.',
        'Each turned freely for several turns, and the arrow on the tyre points forwards.',
        'Starting a nut with the wrench: it can cross its thread.',
      ],
      [
        'Lower the car and torque the nuts crosswise to the figure in your manual.',
        'Every nut clicks, in two rounds.',
      ],
      [
        'Do the other three wheels in the same way, then set the pressures.',
        'All four agree with the sticker in the door frame.',
      ],
      [
        'Reset or relearn the pressure monitor as your manual says.',
        'No tyre light is on after a short drive.',
      ],
    ],
    figures: [
      { what: 'Wheel nut torque', range: '90–140 Nm', source: 'manuals' },
      { what: 'Tread to start the winter with', range: '4 mm or more', source: 'practice' },
      { what: 'Legal minimum in Britain', range: '1.6 mm', source: 'uk-law' },
    ],
    costs: [
      { case: 'At home, with your own tools', diy: [0, 0], garage: [40, 100] },
      { case: 'Stored by the garage for a season', diy: null, garage: [40, 120] },
      { case: 'Tyres swapped on one set of rims', diy: null, garage: [60, 160] },
    ],
    garageIf:
      'Leave it to a garage if the tyres have to change rims, a nut will not move, a stud turns with it, or you have no torque wrench.',
    after: [
      'Torque the nuts again after about 50 miles.',
      'Wash the other set, store it cool, dark and dry, lying flat on the rims, and note the tread of each.',
    ],
    faults: [
      'tyre-tread-worn-out',
      'wheel-nuts-loose',
      'wheel-seized-to-hub',
      'tpms-not-relearned',
      'hub-centring-ring-missing',
    ],
    byCar: [
      'Steel and alloy wheels may need different nuts or bolts: ask for the right ones with the second set.',
      'Different sizes front and rear: each wheel has only one place.',
      'Air suspension: switch on jack mode first.',
      'Abroad: winter tyres are required by law in parts of Europe, some with the snowflake symbol.',
    ],
  },
  'free-a-locked-steering-wheel': {
    title: 'Free a locked steering wheel or a key that will not turn',
    about: 'The steering lock, and how to release it',
    aliases: [
      'steering wheel locked',
      'steering lock stuck',
      'key will not turn',
      'key stuck in ignition',
      'ignition key stuck',
      'steering wheel stuck',
    ],
    system: 'steering',
    why: 'When the wheels push against the lock, the key cannot turn, and forcing it snaps the key. Ten seconds of gentle wiggling do what an hour of swearing does not.',
    when: 'Do this when the wheel will not move, the key will not turn, or it will not come out.',
    difficulty: 'easy',
    minutes: [5, 20],
    garageMinutes: [5, 20],
    tools: ['The spare key', 'Torch', 'Multimeter'],
    materials: ['Graphite or a dry lock lubricant'],
    safety: [
      'Never drive a car whose steering has locked or stiffened by itself while driving. Have it recovered.',
      'Keep your foot on the brake while you work the lock, so that the car cannot roll.',
      'Do not hit the column or the barrel: there is an airbag in the steering wheel.',
    ],
    steps: [
      [
        'Press the brake, apply the parking brake and put the selector right into P or the lever into neutral.',
        'The lever is fully home, and the display shows P or N.',
        'Leaving an automatic just short of P, which keeps the key.',
      ],
      [
        'Look which way the front wheels point, and whether a tyre leans on a kerb.',
        'You know which way the steering is under load.',
      ],
      [
        'Turn the steering wheel gently both ways to find the side that gives a little.',
        'It springs a few millimetres one way.',
      ],
      [
        'Pull the wheel lightly towards that side and turn the key at the same time, with two fingers.',
        'The lock clicks and the key turns.',
        'Turning the key with force, which breaks it off.',
      ],
      [
        'If it does not, pull the key out by a millimetre and try again, then turn it over if it is cut on both sides.',
        'The key turns smoothly.',
      ],
      ['Try the spare key.', 'If the spare turns, the first key is worn.'],
      [
        'Blow graphite into the barrel, and work the key in and out ten times.',
        'It slides in without catching.',
        'Spraying in oil, which gums the wafers together.',
      ],
      [
        'With an electric steering lock, measure the 12 V battery.',
        'It reads 12.4 V or more. Below that, charge it first.',
      ],
      [
        'With a start button, hold the key to its marked spot and turn the wheel a little as you press the button.',
        'The message about the steering lock goes out.',
      ],
    ],
    figures: [
      { what: 'Play of a locked wheel', range: '5–20°', source: 'practice' },
      {
        what: '12 V battery at rest, for an electric lock',
        range: '12.4 V or more',
        source: 'practice',
      },
    ],
    costs: [
      { case: 'Graphite', diy: [4, 12], garage: null },
      { case: 'Locksmith on site', diy: null, garage: [70, 220] },
    ],
    garageIf:
      'Call a locksmith or your breakdown service if neither key turns, a key has broken off, or the lock of a keyless car reports a fault.',
    after: [
      'Have a worn key cut new from its code, not copied from the worn one.',
      'Park with the wheels straight, so that the lock is not under load.',
    ],
    faults: [
      'ignition-barrel-worn',
      'steering-column-lock-failed',
      'shift-interlock-stuck',
      'starter-battery-worn',
    ],
    byCar: [
      'Automatic: there is a release for the key or the lever under a small cap. Your manual shows it.',
      'Heavy bunch of keys: the weight wears out the barrel. Carry the car key by itself.',
    ],
  },
  'stop-a-car-alarm-that-goes-off': {
    title: 'Stop a car alarm that goes off for no reason',
    about: 'Silence now, the reason tomorrow',
    aliases: [
      'car alarm going off',
      'stop car alarm',
      'car alarm keeps going off',
      'alarm going off at night',
      'false alarm car',
      'turn off car alarm',
    ],
    system: 'electrical',
    why: 'An alarm that cries wolf is usually a weak battery, a bonnet switch or a spider. Neighbours and councils lose patience sooner than the siren does.',
    when: 'Do this job once it has gone off twice for no reason.',
    difficulty: 'easy',
    minutes: [15, 45],
    garageMinutes: [15, 45],
    tools: ['Both keys', 'Multimeter', 'Torch', 'OBD reader'],
    materials: ['Battery for the key', 'Contact cleaner'],
    safety: [
      'Do not cut the siren’s wires: it has its own battery and goes on sounding, and your insurer may refuse a claim.',
      'Protect your ears close to a siren.',
    ],
    steps: [
      [
        'Unlock the car with the remote, or hold the key to its marked spot and switch the ignition on.',
        'The siren stops.',
        'Disconnecting the battery, which sets off the siren’s own battery.',
      ],
      [
        'Unlock the door with the blade if the remote is dead, and switch the ignition on within a few seconds.',
        'The alarm accepts the key and goes quiet.',
      ],
      [
        'Replace the battery in the key if the remote works only from close by.',
        'It locks from its usual distance.',
      ],
      [
        'Measure the battery voltage in the morning before you open the car.',
        'It reads 12.4 V or more. A weak battery is the commonest reason for false alarms.',
      ],
      [
        'Close the doors, the bonnet and the boot firmly, and look at the display for one that is shown open.',
        'None is.',
        'Forgetting the bonnet: its switch corrodes first.',
      ],
      [
        'Clean the bonnet switch with contact cleaner, and press it by hand.',
        'It clicks, and the display follows it.',
      ],
      [
        'Close the windows and the sunroof, and take balloons, hanging air fresheners and insects out.',
        'Nothing moves inside.',
      ],
      [
        'Lock the car with the interior and tilt sensors switched off, as your manual shows, for one night.',
        'It stays quiet: then it was one of those sensors.',
      ],
      [
        'Have the alarm’s memory read, and note what set it off.',
        'You have the name of a sensor or a door.',
      ],
    ],
    figures: [
      {
        what: 'Time that a siren may sound',
        range: '20–30 seconds each time',
        source: 'standards',
      },
      { what: 'Battery at rest', range: '12.4–12.8 V', source: 'part-makers' },
    ],
    costs: [
      { case: 'Cell and contact cleaner', diy: [5, 20], garage: null },
      { case: 'Alarm memory read', diy: null, garage: [40, 120] },
    ],
    garageIf:
      'Have it looked at if the memory names a sensor, if it sounds with all sensors off, or if the car has an aftermarket alarm that nobody knows.',
    after: [
      'Switch the interior sensor back on.',
      'Tell your insurer if the alarm has to stay off for a while.',
    ],
    faults: [
      'starter-battery-worn',
      'door-ajar-switch-fault',
      'key-fob-battery-flat',
      'bonnet-latch-corroded',
    ],
    byCar: [
      'Ferry or train: switch the tilt sensor off, or it goes off with the movement.',
      'Dog in the car: switch the interior sensor off.',
      'Electric car: a weak 12 V battery causes false alarms here too.',
    ],
  },
} as const satisfies Readonly<Record<string, JobEntry>>;
