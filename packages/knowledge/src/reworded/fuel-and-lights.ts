/**
 * Summaries, patterns and workshop names of fuel, drive, speed control and lighting faults: as they are
 * written, and as a page shows them. Models and an index know the written words, so those stay.
 */
export const fuelAndLights: Readonly<Record<string, string>> = {
  'The choke makes the mixture rich for a cold start. Stuck open, the cold engine will not start or keep running; stuck closed, the warm one runs rich, smokes black and stalls.':
    'The choke enriches the mixture for a cold start. If it sticks open, the cold engine will not start or keep running; if it sticks closed, the warm engine runs rich, smokes black and stalls.',
  'Dirt from a rusty tank under the needle makes it overflow now and then.':
    'Dirt from a rusty tank lodges under the needle and makes the bowl overflow now and then.',
  'Floats of brass crack and fill with petrol; shake one and you hear it.':
    'Brass floats crack and fill with petrol: if you shake one, you can hear it.',
  'When you step on the pedal a small pump squirts extra fuel. With a torn diaphragm or a blocked jet the engine coughs and goes flat just as you pull away, and runs well at a steady pedal.':
    'When you press the accelerator, a small pump squirts extra fuel into the carburettor. With a torn diaphragm or a blocked jet, the engine coughs and goes flat just as you pull away, but runs well when the pedal is held steady.',
  'A flat spot for a second when the pedal goes down quickly, none when it goes down slowly.':
    'There is a flat spot of about a second when the pedal is pressed quickly, but none when it is pressed slowly.',
  'A speck of dirt in the idle jet, or a cut-off valve without current, starves the engine when the pedal is released. It only runs with a little throttle.':
    'A speck of dirt in the idle jet, or a cut-off valve without current, starves the engine of fuel when you release the accelerator. It only runs with a little throttle.',
  'Comes after months of standing, when stale petrol leaves varnish in the smallest jet.':
    'It often starts after months of standing, when stale petrol leaves varnish in the smallest jet.',
  'On engines with a carburettor a lever on the camshaft works the pump. A torn diaphragm brings too little fuel, drips outside or leaks petrol into the engine oil.':
    'On engines with a carburettor, the camshaft drives the fuel pump through a lever. A pump with a torn diaphragm delivers too little fuel, drips, or leaks petrol into the engine oil.',
  'Modern petrol with alcohol hardens diaphragms of older make.':
    'Modern petrol that contains alcohol hardens the diaphragms of older pumps.',
  'Needs long cranking after a week because the valves let the fuel run back.':
    'The engine needs long cranking after a week of standing, because the valves let the fuel run back.',
  'Heat below the bonnet turns petrol in line and float bowl to vapour. The pump cannot move it, so the hot engine stutters, or will not start for half an hour, and then runs as if nothing had been.':
    'Heat under the bonnet turns the petrol in the line and the float bowl to vapour. The pump cannot move vapour, so the hot engine stutters or will not start for half an hour, and then runs as if nothing had happened.',
  'On the hottest days after a stop of ten minutes, never in the morning.':
    'It happens on the hottest days after a stop of about ten minutes, and never in the morning.',
  'Contaminated petrol, phase-separated ethanol blend':
    'Contaminated petrol, or an ethanol blend that has separated',
  'Water or dirt came in with the last fill or through the neck. It sinks to the pump, so the engine stumbles, misfires and may stop within miles of the filling station.':
    'Water or dirt got into the petrol with the last fill or through the filler neck. It sinks to the fuel pump, so the engine stumbles and misfires, and may stop within miles of the filling station.',
  'Begins within ten miles of a fill, often for several cars from the same pump.':
    'The trouble begins within ten miles of a fill, often in several cars that used the same pump.',
  'Aged fuel: volatile parts lost, gum formed': 'Aged fuel: light fractions evaporated, gum formed',
  'Petrol that stood for many months has lost its light parts and formed gum. The engine starts badly, pings and runs unevenly, and smells of varnish.':
    'Petrol that has been stored for many months loses its light components and forms gum. The engine starts badly, pinks and runs unevenly, and the fuel smells of varnish.',
  'Typical of classics, second cars and cars back from months in storage.':
    'This is typical of classics, second cars and cars that come out of months of storage.',
  'Ethanol blends draw water in a half-empty tank and go off sooner.':
    'Petrol with ethanol draws in water in a half-empty tank and goes off sooner.',
  'Petrol washes away the lubrication of the high-pressure pump. The engine rattles, loses power and stops, and the pump may break up if it is run on.':
    'Petrol washes away the lubrication of a diesel’s high-pressure pump. The engine rattles, loses power and stops, and the pump may break up if the engine is run on.',
  'The petrol nozzle is thinner and fits a diesel neck, so this is the common direction.':
    'The petrol nozzle is thinner and fits a diesel filler neck, so this is the more common mistake.',
  'Caught before starting it costs a drain. Driven until it stops it may cost the fuel system.':
    'If it is noticed before the engine is started, it costs a drain. If the car is driven until it stops, it may cost the whole fuel system.',
  'Diesel does not vaporise and ignite like petrol. The engine coughs, smokes heavily and stops, and the plugs are coated, but lasting damage is rare.':
    'Diesel does not vaporise and ignite as petrol does. The engine coughs, smokes heavily and stops, and its spark plugs are coated, but lasting damage is rare.',
  'Happens at high-flow truck nozzles, from cans, and abroad where colours differ.':
    'It happens at high-flow lorry nozzles, from cans, and abroad, where the colours differ.',
  'Water has collected in the filter from condensation, a leaking cap or a bad fill. It rusts the high-pressure parts, feeds slime and lights the water-in-fuel lamp.':
    'Water has collected in the filter from condensation, a leaking cap or a bad fill. It rusts the high-pressure parts, feeds slime and brings the water-in-fuel light on.',
  'The lamp after refuelling points to the fill, the lamp every few months to condensation or a missing cap seal.':
    'If the light comes on just after refuelling, suspect the fill; if it comes on every few months, suspect condensation or a missing cap seal.',
  'Black slime in the filter is bacteria living where water meets diesel.':
    'Black slime in the filter comes from bacteria that live where water meets diesel.',
  'Diesel gelling, filter blocked by paraffin': 'Diesel gelling, filter blocked by paraffin wax',
  'In hard frost summer diesel forms wax crystals that block the filter. The engine starts, runs for some minutes and then dies from hunger, or does not start at all.':
    'In hard frost, summer diesel forms wax crystals that block the filter. The engine starts, runs for a few minutes and then dies for lack of fuel, or does not start at all.',
  'Dies after some miles as cold fuel from the tank reaches the filter.':
    'The engine dies after some miles, when cold fuel from the tank reaches the filter.',
  'The relay switches the current of the fuel pump. When its contacts are burnt or a solder joint cracks with heat, the pump stops: the engine dies or cranks without starting, and may start again after cooling down.':
    'The relay switches the current to the fuel pump. When its contacts burn or a solder joint cracks with heat, the pump stops: the engine dies or cranks without starting, and may start again once it has cooled.',
  'Dies when hot, starts again after half an hour: a cracked solder joint, well known on old Hondas and Volkswagens.':
    'The engine dies when hot and starts again after half an hour: a cracked solder joint, well known on old Hondas and Volkswagens.',
  'A switch cuts the fuel pump off in a crash. A kerb, a pothole or a knock in a car park can trip it too: the engine cranks well and does not start.':
    'A safety switch cuts the fuel pump off in a crash. A kerb, a pothole or a knock in a car park can trip it too: the engine then cranks well but does not start.',
  'Will not start after a pothole, a bump in a car park or a slammed boot; the button stands up.':
    'The engine will not start after a pothole, a bump in a car park or a slammed boot, and the button of the switch has popped up.',
  'A flap where the filler pipe meets the tank lets fuel in and not out again. When it stays open, the pressure in the tank throws fuel back up the pipe at the end of filling, out of the filler and over shoes and car.':
    'A flap where the filler pipe meets the tank lets fuel in but not out again. When it stays open, the pressure in the tank pushes fuel back up the pipe at the end of filling, and it splashes out of the filler.',
  'The nozzle clicks off, and a second later half a cupful comes back out of the filler.':
    'The nozzle clicks off, and a second later half a cupful of fuel comes back out of the filler.',
  'Traction battery state of health below normal for age':
    'Traction battery state of health below normal for its age',
  'All cells of the drive battery have aged and hold less than when new. The car behaves normally and shows no fault, but it goes less far on a charge and charges more slowly at rapid chargers.':
    'All the cells of the drive battery have aged and hold less than when they were new. The car behaves normally and shows no fault, but it goes less far on a charge and charges more slowly at rapid chargers.',
  'Loss is quickest in the first year, then slow: about 2 % per year is normal for a cooled pack.':
    'The loss is quickest in the first year and then slows: about 2 % a year is normal for a cooled pack.',
  'Winter takes 20 to 40 % for a while and gives it back in spring, which is no fault.':
    'In winter the range drops by 20 to 40 % and comes back in spring, which is not a fault.',
  'One cell group is far weaker than the rest and pulls the whole pack down. The charge display drops suddenly, power is cut early and a high-voltage warning may appear with range still shown.':
    'One cell group is far weaker than the rest and pulls the whole pack down. The charge display drops suddenly, power is cut early, and a high-voltage warning may appear while range is still shown.',
  'Turtle at 15 to 25 % charge on a hill while it had been fine on the flat.':
    'The car goes into turtle mode at 15 to 25 % charge on a hill, although it had been fine on the flat.',
  'Percentage leaps upwards on lifting off and downwards on acceleration.':
    'The percentage leaps up when you lift off and down when you accelerate.',
  'Certain batteries left the factory with folded separators or torn tabs inside cells. A short circuit inside can set the battery alight, often when it is full or charging in a garage.':
    'Certain batteries left the factory with folded separators or torn tabs inside their cells. A short circuit inside can set the battery alight, often when it is full or charging.',
  'Parked and fully charged cars burn more often than moving ones.':
    'Fires start more often in parked, fully charged cars than in moving ones.',
  'Owners first meet it as a letter that limits charging to 80 or 90 % and forbids parking indoors.':
    'Owners first learn of it from a letter that limits charging to 80 or 90 % and forbids parking indoors.',
  'The big relays that connect the battery with the car have burnt contacts. One that does not close leaves the car dead in the parking space, one that opens on the road takes away all drive.':
    'The large relays that connect the battery to the car have burnt contacts. If one does not close, the car will not move at all; if one opens on the road, all drive is lost.',
  'A normal start gives two or three dull clicks from the battery. One click and then a warning means that the sequence was broken off.':
    'A normal start gives two or three dull clicks from the battery. One click followed by a warning means that the sequence was broken off.',
  'The electronics that watch the cells send wrong values or lose contact. The car no longer trusts the battery and limits power, refuses to charge or stays out of Ready although the cells are good.':
    'The electronics that monitor the cells send wrong values or lose contact. The car no longer trusts the battery, so it limits power, refuses to charge or does not go to Ready, although the cells are good.',
  'Comes and goes with damp or after a software update, while measured range is as good as ever.':
    'The fault comes and goes with damp or appears after a software update, while the measured range is as good as ever.',
  'One temperature that reads -40 or +215 °C gives the fault away.':
    'A temperature that reads -40 or +215 °C gives the fault away.',
  'Moisture, a chafed orange cable or a leaking heater lets high voltage creep to the body. The car notices, warns and soon refuses to go to Ready or to charge, because a second fault could kill.':
    'Moisture, a chafed orange cable or a leaking heater lets high voltage reach the body of the car. The car notices, warns, and soon refuses to go to Ready or to charge, because a second fault could kill.',
  'Comes after rain, a wash or a flood and dries out in days, then returns.':
    'It appears after rain, a wash or a flood, dries out within days and then returns.',
  'The heater, valve or chiller that keeps the battery at its temperature does not work. In frost, or on hot motorways, the car limits power and rapid charging crawls, while in mild weather all is well.':
    'The heater, the valve or the chiller that holds the battery at its temperature does not work. In frost, or on hot motorways, the car limits its power and rapid charging is very slow, while all is well in mild weather.',
  'Rapid charging stays at 20 to 40 kW in winter with a warm-up that never comes.':
    'In winter, rapid charging stays at 20 to 40 kW because the battery never warms up.',
  'The charger in the car that turns mains current into battery current has failed in whole or on one phase. Home and public AC charging fail or crawl everywhere, while rapid DC charging still works.':
    'The charger in the car that turns mains current into battery current has failed, completely or on one phase. AC charging at home and in public fails or is very slow everywhere, while rapid DC charging still works.',
  'Fails at every AC point, at home and in town, and charges at a DC station: this tells it from a bad charge point.':
    'Charging fails at every AC point, at home and in town, but works at a DC station, which rules out a bad charge point.',
  'A three-phase charger that has lost one module charges at a third or two thirds of its power.':
    'A three-phase charger that has lost one or two modules charges at two thirds or one third of its power.',
  'The small motor that locks the plug, or the flap drive, sticks or has broken. The cable stays locked in the car, or it does not lock and so charging does not start.':
    'The small motor that locks the plug, or the drive of the flap, sticks or has broken. The cable stays locked in the car, or it does not lock and charging does not start.',
  'Frost locks flap and pin, and a bent pin follows when the cable is torn out.':
    'Frost locks the flap and the locking pin. The pin bends when the cable is then torn out.',
  'A weak 12-volt battery stops the lock motor in mid-travel.':
    'A weak 12-volt battery stops the lock motor halfway.',
  'The DC contacts, their relays or the unit that talks with the rapid charger have failed. AC charging at home is normal, but rapid chargers break off at the start or after seconds.':
    'The DC contacts, their relays or the unit that communicates with the rapid charger have failed. AC charging at home is normal, but rapid charging breaks off at the start or after seconds.',
  'Fails at different brands of station, with "communication" or "isolation" on the screen of the post.':
    'It fails at stations of different brands, with “communication” or “isolation” on the screen of the post.',
  'Slow but working rapid charging is rather a cold or hot battery than this fault.':
    'If rapid charging works but is slow, a cold or hot battery is more likely than this fault.',
  'The wallbox, its residual-current breaker or the house supply stops the charge. The car is sound: it charges everywhere else.':
    'The wallbox, its residual-current breaker or the supply of the house stops the charge. The car is not at fault, and charges everywhere else.',
  'Trips its breaker at dusk or after rain: damp in the outdoor unit.':
    'The breaker trips at dusk or after rain, which points to damp in the outdoor unit.',
  'Charging slows on hot afternoons as the box cuts its current, or when other consumers in the house run.':
    'Charging slows on hot afternoons because the box reduces its current, or when other appliances in the house are running.',
  'A loose or dirty contact in wall socket, adapter, plug or car inlet has heated up. The plastic turns brown or melts, the charge stops or slows, and it can start a fire.':
    'A loose or dirty contact in the wall socket, an adapter, the plug or the car’s inlet has overheated. The plastic turns brown or melts, the charge stops or slows, and it can start a fire.',
  'Household sockets are not built for ten hours of full load, and cheap ones brown within months.':
    'Household sockets are not built for ten hours of full load, and cheap ones turn brown within months.',
  'A damaged plug ruins the next good socket it is put in, so change both halves.':
    'A damaged plug ruins the next good socket that it is put into, so both halves must be changed.',
  'The power electronics that turn battery current into motor current have failed. Drive disappears at once or jerks, and the car shows a drive-system fault and does not move.':
    'The power electronics that turn battery current into motor current have failed. The drive cuts out at once or snatches, the car shows a drive-system fault, and it does not move.',
  'Charges normally and still does not move, which sets it apart from battery faults.':
    'The car charges normally but does not move, which distinguishes this from a battery fault.',
  'On cars with two motors one axle often still pulls with reduced power.':
    'On cars with two motors, one axle often still drives the car with reduced power.',
  'A bearing of the electric motor or a gear of its single-speed gearbox is worn or badly lubricated. It hums, whines or mills with the speed of the car, with and without accelerator.':
    'A bearing of the electric motor, or a gear of its single-speed gearbox, is worn or badly lubricated. It hums, whines or grinds with the speed of the car, whether you accelerate or not.',
  'Follows road speed and not tyre type or road surface, which tells it from a wheel bearing.':
    'The noise follows the road speed and not the tyre type or the road surface, which distinguishes it from tyre noise.',
  'The electric pump that cools inverter, motor and charger has failed, or the circuit is low. The parts heat up, and the car limits power after some miles and shows a cooling message.':
    'The electric pump that cools the inverter, the motor and the charger has failed, or the coolant is low. The parts heat up, and after some miles the car limits its power and shows a cooling message.',
  'Normal for the first ten minutes, then weak, and normal again after an hour of rest.':
    'The car is normal for the first ten minutes, then weak, and normal again after an hour of rest.',
  'Pump plugs on the underside corrode from salt.':
    'The plugs of pumps on the underside corrode from road salt.',
  'A fault in the software of drive, battery or vehicle control stops the car although no part has failed. It shuts down, refuses to go to Ready or limits power, and a restart or update cures it.':
    'A fault in the software of the drive, the battery or the vehicle control unit stops the car, although no part has failed. It shuts down, refuses to go to Ready or limits its power, and a restart or an update cures it.',
  'All is well after the car has slept, and no part tests faulty.':
    'All is well after the car has been locked and left for a while, and no part tests faulty.',
  'Often begins in the week after an over-the-air update.':
    'The fault often begins in the week after an over-the-air update.',
  'Magnetic drain plugs of sick gears carry a beard of metal paste.':
    'The magnetic drain plugs of worn gears are covered with a thick metal paste.',
  'In electric Hyundais, Kias and Genesis one unit both charges the drive battery from AC and keeps the 12 V battery full. When its transistors or fuse go, the 12 V battery runs flat as you drive, messages pile up, power is cut back and AC charging fails.':
    'In electric Hyundais, Kias and Genesis models, one unit both charges the drive battery from AC and charges the 12 V battery. When its transistors or fuse fail, the 12 V battery runs flat as you drive, several warnings appear, power is cut back and AC charging fails.',
  'A loud pop from below the rear seat, then ‘Stop vehicle and check power supply’ and falling power.':
    'There is a loud pop from under the rear seat, then ‘Stop vehicle and check power supply’ and falling power.',
  'Often the day after a software update or a long AC charge; the fuse inside the unit goes with it.':
    'It often happens the day after a software update or a long AC charge, and the fuse inside the unit blows with it.',
  'Before current flows, car and charge point agree over a pilot line in the plug. With a faulty controller, a dirty pilot pin or old software the plug locks, clicks and gives up, mostly at some brands of charger and not at others.':
    'Before current flows, the car and the charge point communicate over a pilot line in the plug. With a faulty controller, a dirty pilot pin or old software, the plug locks and clicks but charging does not start, usually at some brands of charger and not at others.',
  'Works at one brand of charger and fails at another, before any current flows.':
    'Charging works at one brand of charger and fails at another, before any current flows.',
  'Comes with an update of the car or of the charge point.':
    'It begins after an update of the car or of the charge point.',
  'While it charges, after a drive or when you unlock it, an electric car moves coolant, runs fans or its brake pump. It hums, whirrs or gurgles for a while with nobody in it.':
    'While it charges, after a drive or when you unlock it, an electric car pumps coolant round, runs fans or works its brake pump. It hums, whirrs or gurgles for a while with nobody in it.',
  'Loud while rapid charging, soft for some minutes after it.':
    'It is loud while rapid charging, and quiet for some minutes afterwards.',
  'Worth a look when it never stops, a message comes up, or the 12 V battery goes flat.':
    'Have it checked if it never stops, a message appears or the 12 V battery goes flat.',
  'A cold battery gives and takes less, and the heater draws from it. A fifth to a third of the range goes in frost, charging is slow at first, and braking recovers less until the battery is warm. It comes back in spring.':
    'A cold battery gives and takes less energy, and the heater draws from it. In frost a fifth to a third of the range is lost, charging is slow at first, and the brakes recover less energy until the battery is warm. The range comes back in spring.',
  'Short trips in frost cost most: the cabin is heated anew each time.':
    'Short trips in frost cost the most, because the cabin is heated from cold each time.',
  'Worth a look when the range does not come back in warm weather, or the charge jumps.':
    'Have it checked if the range does not come back in warm weather, or if the charge level jumps.',
  'A hybrid starts its engine whenever it needs heat for the cabin, charge, vacuum or a warm catalytic converter, even while standing with a full battery. It stops again by itself.':
    'A hybrid starts its engine whenever it needs heat for the cabin, charge, vacuum or a warm catalytic converter, even when it is parked with a full battery. It stops again by itself.',
  'Runs more in winter, with the heater on and in the first minutes of each trip.':
    'The engine runs more in winter, with the heater on and in the first minutes of each trip.',
  'Worth a look when it hardly ever stops on a mild day, or a warning comes on.':
    'Have it checked if the engine hardly ever stops on a mild day, or if a warning comes on.',
  'Five hours after you park, many petrol cars test their tank for leaks with a small pump. It buzzes or hums at the back for some minutes, with nobody in the car, and is silent again.':
    'Hours after you park, many petrol cars test their tank for leaks with a small pump. It buzzes or hums at the back for some minutes, with nobody in the car, and then stops.',
  'A buzz of five to fifteen minutes from near the tank, some hours after parking, not every day.':
    'There is a buzz of five to fifteen minutes from near the tank, some hours after parking and not every day.',
  'Worth a look when you smell fuel, the engine light comes on or the battery goes flat.':
    'Have it checked if you smell fuel, the engine light comes on or the battery goes flat.',
  'HV hybrid battery pack deteriorated, replace':
    'High-voltage hybrid battery pack deteriorated, to be replaced',
  'Modules in the hybrid battery have lost capacity unevenly. The charge bars swing between full and empty, the petrol engine runs more, the fan roars and in the end the hybrid warning comes on.':
    'The modules in the hybrid battery have lost capacity unevenly. The charge bars swing between full and empty, the petrol engine runs more, the battery fan is loud, and in the end the hybrid warning comes on.',
  'Bars fall from full to nearly empty on one hill and climb as fast: a sign of lost capacity.':
    'The bars fall from full to nearly empty on one hill and climb again as fast, which is a sign of lost capacity.',
  'Replacing one module of an old pack lasts months, as the rest are of the same age.':
    'Replacing one module of an old pack helps only for months, because the others are just as old.',
  'Fluff and pet hair block the fan or filter that blows cabin air through the hybrid battery. The fan gets loud, the battery overheats, and the car limits electric help and warns.':
    'Fluff and pet hair block the fan or the filter through which cabin air cools the hybrid battery. The fan gets loud, the battery overheats, and the car limits electric drive and shows a warning.',
  'A coat or bag on the rear-seat grille does the same in an afternoon.':
    'A coat or a bag on the grille at the rear seat blocks the air in the same way.',
  'The inverter that joins battery and motors has burnt a power transistor. The hybrid system shuts down, often under hard acceleration, and the car drops to limp mode or stops.':
    'The inverter that joins the battery and the motors has burnt a power transistor. The hybrid system shuts down, often under hard acceleration, and the car goes into limp mode or stops.',
  'A loud crack or hum at full throttle, then all warning lights at once.':
    'There is a loud crack or hum at full throttle, then all the warning lights at once.',
  'Road salt has crept into the plug of the orange cable that feeds the rear motor. Its shield corrodes to dust, the insulation falls, and the hybrid warning and loss of rear drive follow.':
    'Road salt has got into the plug of the orange cable that feeds the rear motor. The shield of the cable corrodes, the insulation becomes poor, and the car shows the hybrid warning and loses rear drive.',
  'Green-white powder at the plug above the rear axle within three winters.':
    'There is green-white powder at the plug above the rear axle within three winters.',
  "The dealer's price for the cable is high, so ask for the extended warranty of the maker.":
    'The dealer charges a lot for the cable, so ask for the manufacturer’s extended warranty.',
  'Warning on the first long hill in summer, and gone after a rest.':
    'The warning appears on the first long hill in summer and is gone after a rest.',
  'After a recall update of the software it shows as limp mode rather than as a dead stop.':
    'After a recall update of the software, the car goes into limp mode instead of stopping dead.',
  'The cap was not tightened or its rubber ring has cracked. The engine computer tests the tank for leaks and finds one, so the engine light comes on although the car drives perfectly.':
    'The cap was not tightened, or its rubber ring has cracked. The engine control unit tests the tank for leaks and finds one, so the engine light comes on although the car drives perfectly.',
  'After the cap is closed properly the light needs several cold starts to go out.':
    'Once the cap is closed properly, the light needs several cold starts to go out.',
  'The valve that feeds tank vapour to the engine no longer closes. Right after filling up, vapour floods the intake, so the engine is hard to start, stumbles or stalls. Otherwise it may idle roughly.':
    'The valve that feeds tank vapour to the engine no longer closes. Just after filling up, vapour floods the intake, so the engine is hard to start, stumbles or stalls. At other times it may idle roughly.',
  'Starts badly only after filling up: no other fault does that so clearly.':
    'The car starts badly only after filling up, which no other fault causes so clearly.',
  'A split canister sends charcoal crumbs into the new valve and jams it again.':
    'A canister that has broken up sends charcoal crumbs into the new valve and jams it again.',
  'Air cannot get out of or into the tank because the vent valve is stuck or clogged with dust or spider web. The filling pump clicks off all the time, and the tank may be sucked in while driving.':
    'Air cannot get into or out of the tank, because the vent valve is stuck or is clogged with dust or spider webs. The filling pump clicks off all the time, and the tank may be sucked in while driving.',
  'Typical on dusty roads, where the valve sits behind a rear wheel.':
    'It is typical on dusty roads, where the valve is behind a rear wheel.',
  'A strong hiss when the cap is opened after a long drive shows a tank that cannot breathe.':
    'A strong hiss when you open the cap after a long drive shows that the tank cannot breathe.',
  'Fuel has run into the charcoal canister, mostly from topping up the tank, or its granules have broken loose. It can no longer hold vapour or breathe, so it smells, fills badly and starts poorly after filling.':
    'Fuel has run into the charcoal canister, usually because the tank was overfilled, or its granules have broken loose. It can no longer hold vapour or breathe, so the car smells of fuel, is slow to fill and starts badly afterwards.',
  'Owners who squeeze in fuel after the first click flood it.':
    'Owners who squeeze in more fuel after the first click flood the canister.',
  'Both smell and clicking pump together point to the canister, the vent valve alone gives no smell.':
    'A smell together with a pump that clicks off points to the canister; a faulty vent valve does not smell.',
  'A small hose or plastic tee of the vapour system has cracked. Nothing drips, but the tank self-test finds a hole and lights the engine lamp, with a whiff of petrol on warm days.':
    'A small hose or plastic T-piece of the vapour system has cracked. Nothing drips, but the self-test of the tank finds a hole, and the engine light comes on. There is a whiff of petrol on warm days.',
  'Returns for weeks after each clearing and no new cap helps.':
    'The code keeps returning after it is cleared, and a new cap does not help.',
  'Hoses crack at the stub of the canister and where they bend over the rear axle.':
    'Hoses crack at the connections of the canister and where they bend over the rear axle.',
  'Codes P0452 and P0453 name the sensor, while P0442 and P0456 name the leak.':
    'Codes P0452 and P0453 point to the sensor, while P0442 and P0456 point to a leak.',
  'The vaporiser that turns liquid gas into vapour has hard diaphragms or gets too little coolant heat. Pressure sags or it freezes, so the car drops back to petrol or stalls.':
    'The vaporiser turns liquid gas into vapour. Its diaphragms have hardened, or it gets too little heat from the coolant. The gas pressure drops or the vaporiser freezes, so the car switches back to petrol or stalls.',
  'Frost on the vaporiser body shows missing heat, mostly low coolant or an air lock.':
    'Frost on the body of the vaporiser shows a lack of heat, usually from low coolant or an air lock.',
  'Petrol is fine, gas is not: the fault lies in the gas system.':
    'The car runs well on petrol but badly on gas, so the fault is in the gas system.',
  'Oily residue from the gas blocks the filters and makes the gas injectors stick. Single cylinders run lean on gas, so the engine jerks and misfires, while on petrol it is smooth.':
    'Oily residue from the gas blocks the filters and makes the gas injectors stick. Single cylinders run lean on gas, so the engine hesitates and misfires, while it runs smoothly on petrol.',
  'Filters are due every 10,000 to 20,000 miles and are often forgotten by ordinary garages.':
    'The filters are due every 10,000 to 20,000 miles, and ordinary garages often forget them.',
  'A misfire on gas that stays in one cylinder can also be a burnt or tight exhaust valve, so check clearances.':
    'A misfire on gas that stays in one cylinder can also come from a burnt exhaust valve or one with too little clearance, so have the valve clearances checked.',
  'A joint, hose or the valve block on the gas tank is leaking. It smells of the garlic-like odorant by the boot, filler or bonnet, and gas collects low down where a spark can light it.':
    'A joint, a hose or the valve block on the gas tank is leaking. There is a garlic-like smell at the boot, the filler or the bonnet, and the gas collects low down, where a spark can ignite it.',
  'After filling it often is the filler valve, which hisses for some seconds.':
    'After filling, it is often the filler valve, which hisses for some seconds.',
  'Smell in the boot means the gas-tight box round the valves, or its breather, leaks.':
    'A smell in the boot means that the gas-tight box round the valves, or its breather, leaks.',
  'Short trips and long standing leave varnish, and direct injectors also coke on their tips.':
    'Short trips and long periods of disuse leave varnish, and direct injectors also collect carbon on their tips.',
  'The misfire moves with the injector when two are swapped, which tells it from a coil or a valve.':
    'When two injectors are swapped, the misfire moves with the injector, which distinguishes it from a bad coil or valve.',
  'An injector no longer closes fully. Fuel drips into a cylinder after switching off, so a warm engine starts badly with a cloud of black smoke and a smell of petrol, and fuel thins the oil.':
    'An injector no longer closes fully. Fuel drips into a cylinder after the engine is switched off, so a warm engine starts badly with a cloud of black smoke and a smell of petrol. The fuel also thins the oil.',
  'Worst after a stop of 20 to 60 minutes and better after a whole night.':
    'It is worst after a stop of 20 to 60 minutes, and better after a whole night.',
  'One wet, sooty spark plug among clean ones shows the cylinder.':
    'One wet, sooty spark plug among clean ones shows which cylinder it is.',
  'The coil or piezo stack of one injector, its plug or its wire is broken. That cylinder gets no fuel at all and the engine shakes from one moment to the next.':
    'The coil or piezo stack of one injector, its plug or its wire has failed. That cylinder suddenly gets no fuel at all, and the engine shakes.',
  'Comes from one moment to the next, unlike a clogged injector.':
    'The fault appears suddenly, unlike that of a clogged injector.',
  'On diesels with the loom under the rocker cover, hot oil hardens the insulation and the fault comes and goes with heat.':
    'On diesels with the loom under the rocker cover, hot oil hardens the insulation, and the fault comes and goes with heat.',
  'Worn control valves in the injectors let too much diesel run back to the tank. The rail cannot reach starting pressure, above all when the fuel is hot and thin.':
    'Worn control valves in the injectors let too much diesel run back to the tank. The fuel rail cannot reach the pressure that is needed for starting, above all when the fuel is hot and thin.',
  'Starts cold as ever, needs long cranking after a warm stop and in the end dies at the lights once hot.':
    'It starts from cold as always, needs long cranking after a warm stop, and in the end dies at traffic lights when hot.',
  'A nozzle needle sticks open or sprays unevenly, so one cylinder gets too much fuel. The engine knocks like a hammer, smokes and shakes, and the piston may be burnt.':
    'The needle of an injector nozzle sticks open or sprays unevenly, so one cylinder gets too much fuel. The engine knocks like a hammer, smokes and shakes, and a piston may be damaged.',
  'The copper washer under an injector no longer seals, so combustion gas hisses up past the body and bakes to black tar. It chuffs like a steam engine and exhaust smell enters the cabin.':
    'The copper washer under an injector no longer seals, so combustion gas hisses past the injector and bakes to black tar. The engine chuffs like a steam engine, and a smell of exhaust enters the cabin.',
  'The chuffing is loudest cold and fades as the metal swells.':
    'The chuffing is loudest when the engine is cold, and fades as the metal expands.',
  'After an injector was refitted with its old washer it returns within months.':
    'If an injector was refitted with its old washer, the leak returns within months.',
  'Idles and cruises well and dies on long hills, then recovers after a pause.':
    'The engine idles and cruises well, loses power on long hills and recovers after a pause.',
  'Typical after a tank was run dry or an old car was brought back into use.':
    'It is typical after a tank was run dry, or after an old car was brought back into use.',
  'Dirt, wax or bacterial slime has blocked the filter. The high-pressure pump is starved, so power fades under load and starting becomes hard.':
    'Dirt, wax or bacterial slime has blocked the filter. The high-pressure pump gets too little fuel, so power fades under load and starting becomes hard.',
  'Often shows first when towing or overtaking.': 'It often shows first when towing or overtaking.',
  'A filter that blocks again within weeks has slime behind it, from water in the tank.':
    'A filter that blocks again within weeks is filling with slime, which comes from water in the tank.',
  'The diaphragm of the regulator on the rail has torn, so raw petrol is sucked through the vacuum hose into the intake. The mixture is far too rich: black smoke, petrol smell and bad warm starting.':
    'The diaphragm of the regulator on the fuel rail has torn, so raw petrol is sucked through the vacuum hose into the intake. The mixture is far too rich: the car makes black smoke, smells of petrol and starts badly when warm.',
  'The whole engine runs rich, and not one cylinder as with a dripping injector.':
    'The whole engine runs rich, and not just one cylinder as with a dripping injector.',
  'Only on engines with the regulator on the rail. Cars with a returnless system have it in the tank.':
    'It only affects engines with the regulator on the rail. Cars with a returnless system have it in the tank.',
  'The sensor that measures pressure in the rail sends a wrong or jumping value. The control unit gives the wrong amount of fuel or limits power to be safe, though the pressure itself is right.':
    'The sensor that measures the pressure in the fuel rail sends a wrong or jumping value. The control unit injects the wrong amount of fuel, or limits power to be safe, although the pressure itself is right.',
  'Often sets in with warmth and vanishes after a restart.':
    'It often begins once the engine is warm, and vanishes after a restart.',
  'The plug of the sensor is as often to blame as the sensor.':
    'The plug of the sensor is to blame as often as the sensor itself.',
  'The small valve that sets how much fuel enters the high-pressure pump, or leaves the rail, sticks. Rail pressure swings, so the idle hunts, the engine stalls when the throttle closes or goes into limp mode.':
    'The small valve that sets how much fuel enters the high-pressure pump, or leaves the rail, sticks. The rail pressure swings, so the idle hunts, and the engine stalls when you lift off or goes into limp mode.',
  'Hunting at idle when hot and stalling when the clutch goes down are typical.':
    'Hunting at idle when hot, and stalling when the clutch goes down, are typical.',
  'Water or dirt in the fuel makes the new valve stick again, so the filter belongs to the job.':
    'Water or dirt in the fuel makes the new valve stick again, so the filter must be changed too.',
  'A cracked hose, a hard O-ring or a leaking filter seal lets air in while the car stands. The fuel runs back to the tank, so the engine needs long cranking, starts, stumbles and then runs well.':
    'A cracked hose, a hard O-ring or a leaking filter seal lets air in while the car is parked. The fuel runs back to the tank, so the engine needs long cranking, starts, stumbles and then runs well.',
  'Typical after a filter change with a pinched seal.':
    'It is typical after a filter change with a pinched seal.',
  'Parking nose-down makes it start better and nose-up makes it worse, or the other way about.':
    'Whether the car is parked nose-up or nose-down changes how well it starts.',
  'The electric pump in the tank is worn or its motor is giving up. Fuel pressure falls short under load first, then the engine stalls or no longer starts.':
    'The electric fuel pump in the tank is worn, or its motor is failing. The fuel pressure is too low at first only under load; later the engine stalls or no longer starts.',
  'A pump that has begun to whine often runs for weeks and then stops for good, usually on a hot day with a low tank.':
    'A pump that has begun to whine often runs for weeks and then stops for good, usually on a hot day with little fuel in the tank.',
  'Running the tank close to empty all the time cooks the pump, which is cooled by the fuel around it.':
    'The pump is cooled by the fuel round it, so always running the tank close to empty overheats it.',
  'The plastic impeller of some low-pressure pumps soaks up fuel, swells and rubs on its housing. The pump slows or jams and a nearly new car runs roughly, stalls or does not start.':
    'The plastic impeller of some low-pressure pumps soaks up fuel, swells and rubs on its housing. The pump slows down or jams, and a nearly new car runs roughly, stalls or does not start.',
  'Strikes cars of any mileage, often below 50,000 miles, and often after the car stood new with fuel for months.':
    'It affects cars of any mileage, often below 50,000 miles, and often after a new car was stored for months with fuel in it.',
  'Engine often restarts after some minutes and behaves normally, so that the dealer finds nothing the first time.':
    'The engine often restarts after some minutes and behaves normally, so the dealer finds nothing the first time.',
  'A module bolted to a steel frame rail corrodes from behind, where salt packs between its aluminium back and the frame.':
    'A module that is bolted to a steel frame rail corrodes from behind, where salt collects between its aluminium back and the frame.',
  'A relay with burnt contacts often works again after a knock, which is a finding and not a repair.':
    'A relay with burnt contacts often works again after a knock, which shows the fault but does not repair it.',
  'GDI high-pressure fuel pump: low delivery or worn tappet':
    'Direct-injection high-pressure fuel pump: low delivery or worn tappet',
  'The camshaft-driven pump can no longer build the pressure that direct injection needs, because its plunger, valve or the cam follower under it is worn. Starting takes long and the car drops to reduced power under load.':
    'The camshaft-driven pump can no longer build up the pressure that direct injection needs, because its plunger, its valve or the cam follower under it is worn. The engine takes long to start, and the car drops to reduced power under load.',
  'A worn follower under the pump is the cheap part: ignored, it wears through and ruins pump and camshaft.':
    'A worn follower under the pump is a cheap part. If it is ignored, it wears through and ruins the pump and the camshaft.',
  'Long cranking with a rail that climbs slowly on the scan tool points to the pump and not to the injectors.':
    'Long cranking while the rail pressure climbs slowly on the scan tool points to the pump and not to the injectors.',
  'The roller tappet in the high-pressure pump turns sideways or runs dry and mills steel off itself. The shavings travel through rail, injectors and return line into the tank, and the engine stops.':
    'The roller tappet in the high-pressure pump turns sideways or runs dry and grinds steel off itself. The shavings travel through the rail, the injectors and the return line into the tank, and the engine stops.',
  'Air in the fuel, water or low-lubricity fuel starts it, and running the tank dry even once is a known trigger.':
    'Air, water or too little lubricity in the fuel causes it. Running the tank dry even once is a known trigger.',
  'A new pump fitted onto an uncleaned system fails again within weeks.':
    'A new pump that is fitted to an uncleaned system fails again within weeks.',
  'The electric or mechanical pump that brings diesel from the tank to the high-pressure pump is weak or dead. The high-pressure pump sucks air or starves, so the engine is hard to start, loses power uphill and may stop.':
    'The electric or mechanical pump that brings diesel from the tank to the high-pressure pump is weak or dead. The high-pressure pump draws in air or gets too little fuel, so the engine is hard to start, loses power uphill and may stop.',
  'Cars with a pump in the tank and a second one under the floor often run on one of them, until the tank is low or the road is steep.':
    'Some cars have one pump in the tank and a second under the floor. They often go on running on one of them, until the tank is low or the road is steep.',
  'Starts well with a full tank and badly with a quarter left.':
    'The engine starts well with a full tank, and badly with a quarter left.',
  'A steel line under the floor has rusted through, or a hose or quick coupling in the engine bay has cracked. Fuel escapes while the pump runs, so the car smells and leaves drips.':
    'A steel line under the floor has rusted through, or a hose or quick coupling in the engine bay has cracked. Fuel escapes while the pump runs, so the car smells of fuel and drips.',
  'Steel lines rust where plastic clips hold wet dirt against them, mostly above the rear axle.':
    'Steel lines rust where plastic clips hold wet dirt against them, usually above the rear axle.',
  'In the engine bay, quick couplings leak after other work because the seal was nicked or the clip did not click.':
    'In the engine bay, quick couplings leak after other work, because the seal was nicked or the clip did not click home.',
  'A cracked rail, a hardened injector O-ring or a loose high-pressure union lets fuel spray over the hot engine. The smell is strong under the bonnet and the risk of fire is real.':
    'A cracked fuel rail, a hardened injector O-ring or a loose high-pressure union lets fuel spray over the hot engine. There is a strong smell under the bonnet and a real risk of fire.',
  'O-rings harden and leak on the first cold mornings of winter, then seal again when warm.':
    'O-rings harden and leak on the first cold mornings of winter, then seal again when they are warm.',
  'A smell that begins days after injectors or intake were off is a disturbed joint.':
    'A smell that begins within days of work on the injectors or the intake comes from a disturbed joint.',
  'The tank has rusted through, cracked at a seam or been pierced, or its strap has rusted away so that it hangs. Fuel drips at rest, more so when the tank is full.':
    'The tank has rusted through, cracked at a seam or been pierced, or its strap has rusted away so that it hangs down. Fuel drips when the car is parked, and more so when the tank is full.',
  "Drips also when parked with the ignition off, unlike a line on the pump's pressure side.":
    'It also drips when the car is parked with the ignition off, unlike a line on the pressure side of the pump.',
  'Steel tanks rust along the top seam where mud lies, plastic tanks crack at welded stubs.':
    'Steel tanks rust along the top seam, where mud collects; plastic tanks crack at welded connections.',
  'The rubber ring or the plastic lid of the pump unit on top of the tank leaks. Fuel and vapour come out when the tank is nearly full, and it smells by the rear seat for a day or two.':
    'The rubber ring or the plastic lid of the pump unit on top of the tank leaks. Fuel and vapour come out when the tank is nearly full, and it smells near the rear seat for a day or two.',
  'Smells after each fill and fades as the level falls below three quarters: this is the mark of the fault.':
    'It smells after each fill and stops as the level falls below three-quarters, which is typical of this fault.',
  'Common after a pump change with the old ring used again.':
    'It is common after a pump change in which the old ring was used again.',
  'The pipe from the flap to the tank has rusted through or its hose has cracked. Fuel runs out while filling, it smells afterwards, and the leak test of the engine finds a hole.':
    'The pipe from the fuel flap to the tank has rusted through, or its hose has cracked. Fuel runs out while you fill the tank, it smells afterwards, and the engine control unit’s leak test finds a hole.',
  'Rusts behind the plastic liner of the wheel arch, where salty mud stays wet.':
    'The neck rusts behind the plastic liner of the wheel arch, where salty mud stays wet.',
  'A new cap does not cure the leak code, which is how many owners find out.':
    'A new cap does not cure the leak code, which is how many owners discover the fault.',
  'The float and its resistance track in the tank are worn, corroded by sulphur or sunk. The gauge shows a wrong level, and you may run out of fuel with a quarter on the dial.':
    'The float or its resistance track in the tank is worn or corroded by sulphur, or the float has sunk. The gauge shows a wrong level, and you may run out of fuel with a quarter on the gauge.',
  'Jumps between levels at one point of the scale, where the track is worn.':
    'The gauge jumps at one point of the scale, where the track is worn.',
  'A gauge stuck on empty or full from one day to the next is a broken wire or a sunken float.':
    'A gauge that is suddenly stuck on empty or full means a broken wire or a sunken float.',
  'A saddle-shaped tank has two halves, and a jet pump moves fuel from one to the other. When it fails, the engine runs dry while the far half, and perhaps the gauge, still shows fuel.':
    'A saddle-shaped tank has two halves, and a jet pump moves fuel from one to the other. When it fails, the engine runs out of fuel although the other half, and perhaps the gauge, still shows some.',
  'Always dies at about the same reading, and starts again after a few litres have been added.':
    'The engine always dies at about the same reading, and starts again after a few litres have been added.',
  'Common after a pump change where the cross-over hose was not clipped on.':
    'It is common after a pump change in which the cross-over hose was not clipped on.',
  'The contacts of the cruise buttons or stalk are worn, sticky or wet. The system does not see on, set or cancel, or sees a button that nobody presses.':
    'The contacts of the cruise control buttons or stalk are worn, sticky or wet. The system does not recognise on, set or cancel, or it sees a button that nobody presses.',
  "One button fails first, mostly 'set', while on and off still light the lamp.":
    'One button fails first, usually ‘set’, while on and off still switch the light on.',
  'Spilt drinks and hand cream get into wheel switches.':
    'Spilt drinks and hand cream get into the switches of the steering wheel.',
  'On older cars a vacuum diaphragm pulls the throttle. A split hose, diaphragm or stuck valve makes cruise drift, surge or not hold at all.':
    'On older cars a vacuum diaphragm pulls the throttle. A split hose, a torn diaphragm or a stuck valve makes the cruise control drift, surge or not hold the speed at all.',
  'It holds on level roads and sags on hills, because vacuum leaks away.':
    'It holds the speed on level roads and loses it on hills, because vacuum leaks away.',
  'A surge of a few miles per hour up and down is a slack cable or a sticky valve.':
    'A surge of a few miles per hour up and down comes from a slack cable or a sticky valve.',
  'A pressure switch on the brake master cylinder cuts cruise when braking. On certain older cars its membrane cracks, brake fluid reaches live contacts and they corrode, overheat and can catch fire, even when parked.':
    'A pressure switch on the brake master cylinder cuts the cruise control when you brake. On certain older cars its membrane cracks and brake fluid reaches live contacts. They corrode, overheat and can catch fire, even when the car is parked.',
  'Cruise stops working and a fuse blows weeks before a fire.':
    'The cruise control stops working, and a fuse blows weeks before a fire.',
  'The plug at the master cylinder is wet or browned.':
    'The plug at the master cylinder is wet or brown.',
  'The sensor that tells the car its road speed has failed or lost its plug. The speedometer falls to zero, cruise control is refused, and shift points or power steering may be wrong.':
    'The sensor that measures the road speed has failed or lost its plug. The speedometer falls to zero, cruise control cannot be set, and the gear changes or the power steering may be wrong.',
  'Needle, odometer and cruise fail together, which a bad gauge alone would not do.':
    'The needle, the odometer and the cruise control fail together, which they would not with a faulty gauge.',
  'On many newer cars the wheel sensors supply the speed, so the ABS lamp lights as well.':
    'On many newer cars the wheel sensors supply the speed, so the ABS light comes on as well.',
  'The wheels have another rolling size than the car was set for, or gears were changed. All speed values are wrong by the same share, and odometer and shift points go with them.':
    'The wheels have a different rolling size from the one that the car was set for, or the final drive was changed. All speed readings are wrong by the same percentage, and so are the odometer and the shift points.',
  'All speedometers may read a little high by law, so 2–4 per cent over is normal.':
    'By law speedometers may read a little high, so 2–4 per cent over is normal.',
  'A limiter function, a key with a speed cap, or a mode such as valet or winter mode is switched on. The car pulls normally up to that speed and then simply does not go faster.':
    'A limiter function, a key with a speed limit, or a mode such as valet or winter mode is switched on. The car pulls normally up to that speed and then simply does not go any faster.',
  'LIM instead of cruise is lit: the button next to cruise was touched.':
    'LIM is shown instead of cruise, because the button next to cruise was touched.',
  'A teenager or valet key keeps its cap whatever the driver does.':
    'A restricted key, such as one for a teenager or a valet, holds its limit whatever the driver does.',
  'After a flat battery, throttle cleaning or software work the computer has lost the learnt closed position. It lets in too much air, the idle hangs or flares, and the car pushes against the brakes when stopping.':
    'After a flat battery, throttle cleaning or software work, the engine control unit has lost the learnt closed position. It lets in too much air, the idle hangs or flares, and the car pushes against the brakes when you stop.',
  'It began the very day a battery was changed or the throttle was cleaned.':
    'It began on the very day when the battery was changed or the throttle was cleaned.',
  'An idle of 1,200–2,000 rpm without any hiss of leaking air.':
    'The engine idles at 1,200–2,000 rpm without any hiss of leaking air.',
  'The control program answers pedal, load or temperature badly and gives torque late or too much. The car hesitates and then leaps, or pushes on for a moment after lifting off, with no part broken.':
    'The control software reacts badly to the pedal, the load or the temperature, and delivers torque too late or too strongly. The car hesitates and then leaps, or pushes on for a moment after you lift off, although no part is broken.',
  'A delay after lifting off and pressing again, in roundabouts or car parks, is followed by a surge.':
    'A surge follows a delay after lifting off and pressing again, in roundabouts or car parks.',
  'Other owners of the same year report the same, and a bulletin follows.':
    'Owners of other cars of the same year report the same, and a bulletin follows.',
  'In a moment of stress the foot lands on the accelerator or on both pedals. The driver presses harder to stop and the car leaps. The car itself is sound, but seat, shoes or pedal spacing may have helped.':
    'In a moment of stress, the foot lands on the accelerator or on both pedals. The driver presses harder to stop, and the car leaps forward. The car itself is not at fault, but the seat, the shoes or the spacing of the pedals may have contributed.',
  'It happens when parking or pulling out, is over within seconds, and everything works before and after.':
    'It happens when parking or pulling out and is over within seconds, and everything works before and after it.',
  "Full throttle with 'brakes that did not work' at the same instant is rarely two faults at once.":
    'Full throttle and ‘brakes that did not work’ at the same moment are rarely two separate faults.',
  'A full or cold battery cannot take charge, so the car weakens regeneration. Lifting off slows it less than usual, one-pedal driving may switch off and it feels as though the brakes failed.':
    'A full or cold battery cannot take charge, so the car weakens its regenerative braking. It slows less than usual when you lift off, one-pedal driving may switch itself off, and it can feel as though the brakes had failed.',
  'It is weak for the first miles after charging to 100 per cent or a night in frost, and normal later.':
    'It is weak for the first miles after a charge to 100 per cent or a night of frost, and normal later.',
  'Dots or a grey part on the power gauge show the limit.':
    'Dots or a grey section on the power gauge show the limit.',
  'When a wheel slips on a bump, manhole cover or ice, the car ends regeneration and turns to the friction brakes. For a moment there is less slowing, and it feels as if the car leaps forward.':
    'When a wheel slips on a bump, a manhole cover or ice, the car ends regeneration and changes to the friction brakes. For a moment it slows less, which feels as if it leapt forward.',
  'Light braking over a pothole before lights, a half-second of free rolling, then the brakes bite.':
    'You brake lightly over a pothole before traffic lights, the car rolls freely for half a second, and then the brakes bite.',
  'It comes on the same bump every day.': 'It happens on the same bump every day.',
  'The motor, gears or position sensors of the throttle plate have failed. The computer no longer trusts the plate, closes it to a fixed small opening and allows only a crawl.':
    'The motor, the gears or the position sensors of the throttle plate have failed. The engine control unit no longer trusts the plate, closes it to a small fixed opening and allows the car only to crawl.',
  "A sudden 'reduced power' message that clears after a restart and comes back days later.":
    'A sudden ‘reduced power’ message clears after a restart and comes back days later.',
  'Worn tracks of the position sensors give dropouts at exactly the throttle opening used most.':
    'Worn tracks of the position sensors cause dropouts at exactly the throttle opening that is used most.',
  'The two sensors in the pedal no longer agree. To be safe the computer ignores the pedal, lets the engine idle or gives very little power, and shows a throttle or power warning.':
    'The two sensors in the pedal no longer agree. To be safe, the engine control unit ignores the pedal, lets the engine idle or gives very little power, and shows a throttle or power warning.',
  'The pedal goes dead for a second over a certain point of its travel, and recovers after lifting off.':
    'The pedal does not respond for a second at a certain point of its travel, and recovers after you lift off.',
  'Wet carpet from a leak or a kicked plug below the dashboard starts it.':
    'It often starts with a wet carpet from a leak, or with a plug below the dashboard that was kicked.',
  'The friction device or hinge inside the pedal is worn or swollen with damp. The pedal stays partly down or comes back slowly, and the car keeps pulling with the foot lifted.':
    'The friction device or the hinge inside the pedal is worn, or swollen with damp. The pedal stays partly down or comes back slowly, and the car keeps pulling after you have lifted your foot.',
  'The pedal feels rough or heavy first, then comes back late, mostly on damp cold mornings.':
    'At first the pedal feels rough or heavy. Later it comes back slowly, mostly on damp, cold mornings.',
  'The engine obeys the pedal exactly. It is the pedal that does not obey the foot.':
    'The engine follows the pedal exactly, but the pedal does not follow the foot.',
  'Strands of the cable have broken and catch in the sleeve, or the sleeve has melted or kinked. The throttle hangs open, or the pedal goes heavy and at last does nothing.':
    'Strands of the cable have broken and catch in the sleeve, or the sleeve has melted or kinked. The throttle sticks open, or the pedal becomes heavy and finally does nothing.',
  'Resistance that comes in jerks is felt for weeks before the cable hangs.':
    'For weeks before the cable sticks, the pedal moves unevenly.',
  "Bird's-nest strands show just behind the ball end at the throttle or at the pedal.":
    'Broken strands show just behind the ball end, at the throttle or at the pedal.',
  'A loose, stacked or wrong floor mat, or lifted carpet, has slid over or under the accelerator. The pedal is held down or blocked, and the car keeps accelerating or cannot be braked fully.':
    'A loose, stacked or wrong floor mat, or lifted carpet, has slid over or under the accelerator. The pedal is held down or blocked, and the car goes on accelerating or cannot be braked fully.',
  'Mats laid over mats and mats not hooked to their anchors after cleaning cause most cases.':
    'Most cases come from one mat laid over another, or from a mat that was not hooked to its anchors after cleaning.',
  'On many cars the indicators run through the hazard switch. Worn contacts in it stop indicators or hazards or both; a press or two brings them back for a while. All bulbs are sound.':
    'On many cars the current for the indicators runs through the hazard switch. Worn contacts in it stop the indicators, the hazard lights or both, and pressing it once or twice brings them back for a while. All the bulbs are good.',
  'Indicators come back after the hazard button was pressed ten times.':
    'The indicators come back after the hazard button has been pressed ten times.',
  'Water and salt reach the small lamps at the plate. A bulb, a corroded holder or a wire broken at the hinge of the tailgate puts them out. It is dull, but it fails the test and gets you stopped.':
    'Water and salt reach the small lights at the number plate. A bulb, a corroded holder or a wire that has broken at the hinge of the tailgate puts them out. It is a minor fault, but the car fails its MOT and you may be stopped by the police.',
  'A bulb warning on the dash with all large lamps lit.':
    'A bulb warning shows on the dashboard while all the other lights are lit.',
  'Both dead with a boot that will not open: the loom at the hinge.':
    'If both are out and the boot does not open either, the loom at the hinge is broken.',
  'Beside a white daytime light a flashing amber one is hard to see. So many cars dim or switch off the one on the side on which you indicate, and both with headlights on.':
    'A flashing amber indicator is hard to see beside a white daytime running light. So many cars dim or switch off the one on the side on which you indicate, and both when the headlights are on.',
  'Only on the side that flashes, and back at once afterwards.':
    'It happens only on the side that flashes, and the light is back at once afterwards.',
  'Worth a look when it stays out, flickers or the other side does not do the same.':
    'Have it checked if the light stays off or flickers, or if the other side does not do the same.',
  'Went out with a flash at switching on.':
    'The bulb went out with a flash when the lights were switched on.',
  'The gas-discharge bulb has aged. Its light turns pink or violet, it goes out while driving and strikes again when it is switched off and on.':
    'The gas-discharge bulb has aged. Its light turns pink or violet, and it goes out while you drive and comes back when it is switched off and on.',
  'One side pink or violet beside the white other one.':
    'One side is pink or violet, and the other is white.',
  'Goes out after ten minutes and comes back after off and on.':
    'It goes out after ten minutes, and comes back when it is switched off and on.',
  'The electronic ballast that strikes and feeds the gas-discharge bulb has failed, often through water in the lamp. That side does not strike at all, clicks or gives out after seconds.':
    'The electronic ballast that ignites and feeds the gas-discharge bulb has failed, often because of water in the headlight. That side does not light at all, clicks, or goes out after seconds.',
  'A new burner did not help.': 'A new xenon bulb did not help.',
  'A buzz and brief flashes, then darkness, after a rainy week.':
    'There is a buzz and brief flashes, then darkness, after a rainy week.',
  'LEDs last long, but their driver, solder joints or tiny fan do not. A whole beam or strip goes dark or flickers, and on many cars only the complete lamp is sold.':
    'LEDs last long, but their driver, solder joints or small fan do not. A whole beam or strip goes dark or flickers, and for many cars only the complete headlight is sold.',
  'Flickers for weeks, then a segment stays dark.':
    'It flickers for weeks, then a segment stays dark.',
  'Message about the headlight together with the adaptive light.':
    'A message about the headlight appears together with one about the adaptive light.',
  'Sun has worn off the protective coat of the plastic lens. It turns yellow and milky, scatters light in all directions and can take away more than half of the range.':
    'Sunlight has worn off the protective coating of the plastic lens. It turns yellow and milky, scatters the light in all directions and can take away more than half of the range.',
  'Car parked in the sun for years; upper edge yellow first.':
    'The car has been parked in the sun for years, and the upper edge turned yellow first.',
  'A lamp breathes as it warms and cools. With a blocked vent, a cracked housing or an open cover it draws water in, mists up, corrodes its reflector and drowns its electronics.':
    'A light breathes as it warms up and cools down. With a blocked vent, a cracked housing or an open cover it draws water in and mists up, and the water ruins its reflector and its electronics.',
  'After a bulb change with the rear cover not closed.':
    'It began after a bulb change in which the rear cover was not closed.',
  'Fine mist at the edges after a wash that is gone in half an hour is normal.':
    'A fine mist at the edges after a wash that is gone in half an hour is normal.',
  'The second bulb follows within months, since both are the same age.':
    'The second bulb fails within months, since both are the same age.',
  'A slack or corroded contact at the bulb gets hot under full current. The plastic browns and melts, the bulb flickers and keeps burning out.':
    'A slack or corroded contact at the bulb gets hot under full current. The plastic turns brown and melts, the light flickers, and its bulbs fail again and again.',
  'Same side, new bulb every few months.': 'The bulb on the same side fails every few months.',
  'Stronger than standard bulbs were fitted.': 'Bulbs stronger than the standard ones were fitted.',
  'The motor, the height sensor at the axle with its little rod, or simply the setting is wrong. The lamps shine at the ground or into the eyes of others.':
    'The levelling motor, the height sensor at the axle or its small rod has failed, or the setting is simply wrong. The headlights shine at the ground, or into the eyes of others.',
  'Began after a bumper, spring or lamp was replaced.':
    'It began after a bumper, a spring or a headlight was replaced.',
  'Lamps no longer dip and rise when the ignition is switched on.':
    'The headlights no longer dip and rise when the ignition is switched on.',
  'All headlight current, or its signal, goes through a switch with worn contacts. Both headlights go out together while driving, or lights stay on or never come on.':
    'The current or the signal for all headlights goes through a switch whose contacts are worn. Both headlights go out together while you drive, or the lights stay on or never come on.',
  'Both lamps go out together and come back when the switch is wiggled.':
    'Both headlights go out together, and come back when the switch is moved.',
  'Knob or stalk is warm.': 'The knob or the stalk feels warm.',
  'A relay, fuse or shared earth point fails, so that both lamps, or all lamps on one side, go dark or glow dimly although the bulbs are good.':
    'A relay, a fuse or a shared earth point fails. Both headlights, or all the lights on one side, go dark or glow dimly although the bulbs are good.',
  'Indicator and side light on one side glow together: lost earth.':
    'The indicator and the sidelight on one side glow together, because the earth is lost.',
  'Both dipped beams dark, main beam works.':
    'Both dipped beams are dark, but the main beam works.',
  'The light sensor behind the windscreen or on the dash is covered, badly coupled or faulty. Lights come on in sunshine or stay off at dusk and in tunnels.':
    'The light sensor behind the windscreen or on the dashboard is covered, badly connected to the glass or faulty. The lights come on in sunshine, or stay off at dusk and in tunnels.',
  'Since the windscreen was replaced.': 'It began when the windscreen was replaced.',
  'Sticker, toll tag or dash mat covers the sensor.':
    'A sticker, a toll tag or a dashboard mat covers the sensor.',
  'A camera behind the windscreen decides on main beam or on a matrix of light. Dirt, frost, a badly aimed camera or its software make it dazzle others or dip for road signs.':
    'A camera behind the windscreen controls the main beam or the matrix headlights. Dirt, frost, a badly aimed camera or faulty software makes it dazzle others, or dip for road signs.',
  'Since a windscreen change without calibration.':
    'It began with a windscreen change without calibration.',
  'Dips for reflecting signs and stays up for lorries behind a barrier: a known limit rather than a defect.':
    'It dips for reflecting signs and does not dip for lorries behind a barrier, which is a known limit and not a defect.',
  'The LED strip or its driver in the headlamp has failed, or on older cars a small bulb. The strip goes dark, flickers or turns yellow on one side, while the headlight works.':
    'The LED strip or its driver in the headlight has failed; on older cars it is a small bulb. The strip goes dark, flickers or turns yellow on one side, while the headlight works.',
  'Flickers for weeks, then half the strip goes dark.':
    'It flickers for weeks, then half the strip goes dark.',
  'One side slightly yellow: overheated chips.':
    'One side is slightly yellow, because its chips have overheated.',
  'Stop-lamp switch open, sticking or misadjusted':
    'Brake-light switch open, sticking or out of adjustment',
  'The switch at the brake pedal no longer closes or no longer opens. All brake lights stay dark, or burn all the time, and cruise control, gear selector and stability control are confused with it.':
    'The switch at the brake pedal no longer closes or no longer opens. All the brake lights stay dark or are on all the time, and the cruise control, the gear selector and the stability control react to the wrong signal.',
  'The rubber stop on the pedal arm crumbles, its pieces lie on the carpet, and the brake lights stay on.':
    'The rubber stop on the pedal arm crumbles, its pieces are on the carpet, and the brake lights stay on.',
  'All three brake lights fail together: never three bulbs at once.':
    'All three brake lights fail together, whereas three bulbs hardly ever fail at once.',
  'At first now and then: the selector will not leave Park until the pedal is pressed twice, or cruise drops out and lifting the pedal with the toe brings it back.':
    'At first it comes and goes: the selector does not leave Park until the pedal is pressed twice, or cruise control drops out and comes back when you lift the pedal with your toe.',
  'Stop/tail lamp bulb or LED unit failed': 'Brake-light or tail-light bulb or LED unit failed',
  'A rear bulb has burnt out, or an LED unit such as the third brake light has failed. One lamp is dark while the others work.':
    'A rear bulb has failed, or an LED unit such as the third brake light. One light is dark while the others work.',
  'Somebody behind you told you.': 'A driver behind you pointed it out.',
  'In a two-filament bulb, tail or brake light fails alone.':
    'In a bulb with two filaments, the rear light or the brake light fails by itself.',
  'Tail lamp bulb holder/ground contact corroded or overheated':
    'Rear light bulb holder or earth contact corroded or overheated',
  'Water or a poor earth has corroded the contact plate of the rear lamp. Lamps glow dimly, light each other up or flash together, and plastic melts round the hottest contact.':
    'Water or a poor earth has corroded the contact plate of the rear light. Its bulbs glow dimly, light each other up or flash together, and the plastic melts round the hottest contact.',
  'Press the brake and the indicator or reverse light glows: lost earth.':
    'When you press the brake, the indicator or the reversing light glows, because the earth is lost.',
  'Sealed LED tail lamp failure (driver or water entry)':
    'Sealed LED rear light failed (driver or water entry)',
  'A sealed LED lamp has lost a string of LEDs or its driver, often from water. Part of the light or the whole lamp is dark, and it can take blind-spot radar or trailer units in it along.':
    'A sealed LED light has lost a string of LEDs or its driver, often because of water. Part of the light or all of it is dark, and a blind-spot radar or trailer unit inside it can fail too.',
  'A few LEDs dark first, then a strip.': 'A few LEDs go dark first, then a whole strip.',
  'Rear light and blind-spot system fail in the same week: water in the lamp.':
    'The rear light and the blind-spot system fail in the same week, because there is water in the light.',
  'Turn-signal lamp outage or flasher relay fault':
    'Indicator light failed, or flasher relay fault',
  'A dead indicator bulb makes that side flash fast, because the flasher sees too little load. A failed flasher or hazard switch stops both sides, or makes them stay lit.':
    'A failed indicator bulb makes that side flash fast, because the flasher senses too little load. A failed flasher or hazard switch stops both sides, or makes them stay lit.',
  'Fast ticking on one side only: a bulb.':
    'It ticks fast on one side only, because a bulb has failed.',
  'Fast on both sides since LED bulbs were fitted: too little load.':
    'It has ticked fast on both sides since LED bulbs were fitted, because the load is too small.',
  'Hazards work and indicators do not: stalk or fuse, not the flasher.':
    'The hazard lights work and the indicators do not: the stalk or a fuse is at fault, not the flasher.',
  'The combination switch beneath the wheel carries indicators, main beam and flash. Its detents, cam or contacts wear, so the lever flops, does not cancel or fails in one direction.':
    'The stalk switch under the steering wheel works the indicators, the main beam and the flash. Its catches, its cam or its contacts wear, so the lever is loose, does not cancel or fails in one direction.',
  'Main beam stays on unless the lever is held.':
    'The main beam goes off unless the lever is held.',
  'Does not cancel since the wheel was off: cam or clock spring fitted wrong.':
    'It has not cancelled since the steering wheel was off, because the cam or the clock spring was fitted wrongly.',
  'Reverse lamp switch or gear-position signal fault':
    'Reversing-light switch or gear-position signal fault',
  'The switch on a manual gearbox, or the gear-position signal of an automatic, no longer reports reverse. Both reversing lights stay dark, and camera or parking sensors may not wake.':
    'The switch on a manual gearbox, or the gear-position signal of an automatic, no longer reports reverse. Both reversing lights stay dark, and the camera or the parking sensors may not switch on.',
  'Both reversing lights fail together and the bulbs are good.':
    'Both reversing lights fail together, and their bulbs are good.',
  'Lights come when the lever is pushed hard in reverse.':
    'The lights come on when the lever is pushed hard into reverse.',
  'Courtesy lamp switch, stop or lamp circuit fault':
    'Interior light switch, stop or circuit fault',
  'A lamp in the cabin, boot, glovebox or sun visor does not go out, or never comes on, because its own switch, stop, bulb or LED board has failed. One that burns unseen empties the battery in a night or two.':
    'A light in the cabin, boot, glovebox or sun visor does not go out, or never comes on, because its own switch, stop, bulb or LED board has failed. One that stays on unseen empties the battery in a night or two.',
  'A vanity mirror flap or map light button was left on by a child or by luggage.':
    'A child or luggage has left a vanity mirror flap open or a map light on.',
  'Glovebox or boot lamp burns unseen, and the lid feels warm.':
    'The light in the glovebox or boot stays on unseen, and the lid feels warm.',
  'The socket sits in spray, and its contacts and earth corrode. Trailer lights fail, glow together or blow car fuses. A spliced-in harness can upset the lamps of the car.':
    'The socket is exposed to spray, so its contacts and its earth corrode. The trailer lights fail, glow together or blow fuses of the car. A spliced-in harness can upset the lights of the car.',
  'Front fog lamp bulb, lens or circuit failed': 'Front fog light bulb, lens or circuit failed',
  'Low in the bumper the fog lamp takes stones, cold water on hot glass and salt. The lens cracks, water enters, and the bulb or its plug gives up.':
    'Low in the bumper, the fog light is hit by stones, salt, and cold water on its hot glass. The lens cracks, water gets in, and the bulb or its plug fails.',
  'Glass cracked right across after a deep puddle with the lamp hot.':
    'The glass cracked right across after a deep puddle while the light was hot.',
  'Corner-light function on one side missing.': 'The cornering light does not work on one side.',
  'New bulb works for a week.': 'A new bulb works for only a week.',
  'Works left, but not right.': 'It works to the left, but not to the right.',
  'Indicator makes the whole trailer light up: lost earth.':
    'The indicator makes the whole trailer light up, because the earth is lost.',
  'Works on the yard and not on the road: worn plug.':
    'The lights work when parked but not on the road, because the plug is worn.',
  'Happens in the first cold snap of winter with fuel bought in warm weather or further south.':
    'It happens in the first cold snap of winter, with fuel that was bought in warm weather or further south.',
  'A small splash in a full tank only smokes for a while.':
    'After a small splash of diesel in a full tank, the engine only smokes for a while.',
  'The bimetal spring or the water hose of an automatic choke gives up, so that the flap never opens fully.':
    'The bimetal spring or the water hose of an automatic choke fails, so that the flap never opens fully.',
  'Cars that stood for months with a half-full tank collect water themselves.':
    'In cars that are parked for months with a half-full tank, water condenses in the tank.',
  'The cable of a manual choke seizes in its sleeve after a winter of standing.':
    'The cable of a manual choke seizes in its sleeve after a winter of disuse.',
};
