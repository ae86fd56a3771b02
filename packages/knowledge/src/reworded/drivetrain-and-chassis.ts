/** How a page shows summaries and signs of gearbox, steering, suspension and wheel faults whose words the models know. */
export const drivetrainAndChassis: Readonly<Record<string, string>> = {
  'In Easytronic, Dualogic, MMT and similar gearboxes an electric or hydraulic actuator works the clutch. When its motor or sensor wears, or it no longer knows where the clutch bites, the car judders, creeps, drops to neutral or will not start in gear.':
    'In Easytronic, Dualogic, MMT and similar gearboxes an electric or hydraulic actuator works the clutch. If its motor or sensor wears, or it loses the clutch’s bite point, the car judders, creeps, drops into neutral or will not start in gear.',
  'First an F or a cog in the display that a restart clears, later no gear at all.':
    'At first an F or a cog appears in the display and a restart clears it. Later no gear can be selected at all.',
  'A new clutch without teaching the actuator its bite point gives the same trouble.':
    'A new clutch causes the same trouble if the actuator has not been adapted to its bite point.',
  'A pump fills a pressure store that moves clutch and gears. With a tired store the pump runs every few seconds; with a burnt relay it stops, and no gear can be chosen.':
    'A pump fills a pressure accumulator that moves the clutch and the gears. If the accumulator is worn, the pump runs every few seconds. If the pump relay is burnt out, the pump stops and no gear can be selected.',
  'A whirr at the opening of the door that grows longer from month to month.':
    'When you open the door the pump whirrs, and the whirr gets longer from month to month.',
  'The pump motor burns out when the store is left weak.':
    'The pump motor burns out if a worn accumulator is not replaced.',
  'The computer that commands the gearbox has failed through heat, vibration or moisture, or has lost its supply. Without commands the gearbox falls back to one gear, to neutral, or shifts at random.':
    'The gearbox control unit has failed through heat, vibration or moisture, or has lost its supply. Without its commands the gearbox falls back to one gear or to neutral, or shifts at random.',
  "The fault comes with heat and goes after an hour's rest, which points to cracked solder inside the unit.":
    'The fault appears when the car is hot and goes after an hour’s rest, which points to cracked solder inside the unit.',
  'When several modules lose contact at once, the cause is often a weak 12 V battery or a bad earth and not the unit.':
    'When several control units lose contact at once, the cause is often a weak 12 V battery or a bad earth, and not the unit.',
  'Clunky 1-2 and 2-1 changes in slow traffic on a young car, with no codes and clean fluid.':
    'The changes from first to second and back are clunky in slow traffic, although the car is young, has no codes and its fluid is clean.',
  'Symptoms that began right after a battery change or gearbox service point to lost adaptations.':
    'If the trouble began right after a battery change or a gearbox service, the learnt values have been lost.',
  'The switch that tells the car which position the lever is in is worn, wet or out of adjustment. The dash shows the wrong gear, the engine may not crank in Park, and the gearbox may choose a failsafe gear.':
    'The switch that reports the position of the gear lever is worn, wet or out of adjustment. The display shows the wrong gear, the engine may not crank in Park, and the gearbox may fall back to a failsafe gear.',
  'It starts in Neutral but not in Park, or after the lever is jiggled.':
    'The engine starts in Neutral but not in Park, or only after the lever has been moved to and fro.',
  'Reversing lamps and camera fail together with the wrong gear display.':
    'The reversing lights and the camera fail together with the gear display.',
  'One of the sensors that count the speeds of the gearbox shafts has failed or picked up metal fuzz. The computer cannot time the changes, so they bang, stick in a gear, or the speedometer and cruise control drop out.':
    'One of the sensors that measure the speeds of the gearbox shafts has failed or has picked up metal fuzz. The control unit cannot time the changes, so the gearbox bangs or stays in one gear, or the speedometer and cruise control fail.',
  'The speedometer needle falls to zero and the gearbox bangs down at the same instant: one lost signal does both.':
    'The speedometer falls to zero and the gearbox bangs down at the same moment, because both use the lost signal.',
  'A sensor tip covered in metal fuzz gives the same codes, and the fuzz is then a message of its own.':
    'A sensor tip that is covered in metal fuzz causes the same codes, and the fuzz is itself a sign of wear.',
  'The seal in the electrical plug of the gearbox leaks. Fluid creeps between the pins and up the harness, or water corrodes them, and solenoids and sensors drop out at random.':
    'The seal in the electrical plug of the gearbox leaks. Fluid creeps between the pins and up the harness, or water corrodes the pins, and solenoids and sensors fail at random.',
  'Several unrelated gearbox codes come and go together, which one bad sensor could not do.':
    'Several unrelated gearbox codes come and go together, which a single bad sensor would not cause.',
  'A slight oily dampness around the plug is all that shows outside.':
    'Slight oily dampness around the plug is all that can be seen from outside.',
  'Fluid seeps past the pan gasket, its bolts or the drain plug until the level falls below the pump pick-up. The pump then draws air, pressure drops and the clutches engage late or slip, at first in bends or when cold.':
    'Fluid seeps past the sump gasket, its bolts or the drain plug until the level falls below the pump pick-up. The pump then draws in air, the pressure drops, and the clutches engage late or slip, at first in bends or when cold.',
  'A cork or pressed-steel pan leaks at the corners, where over-tightened bolts have dished the flange.':
    'A pressed-steel sump leaks at its corners, where over-tightened bolts have bent the flange.',
  'The first sign is often a late or slipping engagement on the first drive of a cold morning, before any spot is seen on the ground.':
    'The first sign is often that a gear engages late or slips on a cold morning, before any spot is seen on the ground.',
  'Fluid that is old or has been overheated loses its friction properties and carries clutch dust into the filter and valves. Shifts get slow, then harsh, and the lock-up clutch starts to shudder.':
    'Fluid that is old or has been overheated loses its friction properties and carries clutch dust into the filter and the valves. The changes become slow, then harsh, and the lock-up clutch starts to shudder.',
  "'Sealed for life' fluid is usually tired by 60,000-80,000 miles, sooner with towing.":
    'Fluid that is described as ‘sealed for life’ is usually worn out at 60,000–80,000 miles, and sooner if the car tows.',
  'A very dark, burnt-smelling fluid with gear slip means that the clutches are already worn, and fresh fluid alone will not bring them back.':
    'If the fluid is very dark and smells burnt and a gear slips, the clutches are already worn. Fresh fluid will not bring them back.',
  'A steel pipe has rusted, a hose has cracked or a quick-connect has lost its seal between the gearbox and its cooler. The line is under pump pressure, so the leak can empty the gearbox in minutes.':
    'Between the gearbox and its cooler a steel pipe has rusted, a hose has cracked or a quick connector has lost its seal. The line is under pump pressure, so the leak can empty the gearbox within minutes.',
  'Drops appear near the front of the car, by the radiator, and not under the gearbox pan.':
    'The drops appear near the front of the car, by the radiator, and not under the sump of the gearbox.',
  'The gearbox cooler inside the radiator tank has cracked. Coolant and gearbox fluid mix to a pink milkshake, the water swells seals and strips the lining off the clutches, and the gearbox shudders and slips.':
    'The gearbox cooler inside the radiator has cracked. Coolant and gearbox fluid mix to a pink cream, the water swells the seals and strips the lining off the clutches, and the gearbox shudders and slips.',
  'Owners first notice a rumble-strip shudder, then find pink foam in the expansion tank.':
    'Owners first notice a shudder like driving over a rumble strip, and then find pink foam in the expansion tank.',
  'The seal round the hub of the torque converter has hardened or its bush has worn. Fluid runs out of the bottom of the bell housing while the engine turns, faster when hot, and the level falls.':
    'The seal around the hub of the torque converter has hardened, or its bush has worn. Fluid runs out of the bottom of the bell housing while the engine is running, faster when it is hot, and the level falls.',
  'A worn pump bush lets the converter hub orbit and ruins a new seal within weeks, so the bush is checked whenever the seal is.':
    'A worn pump bush lets the converter hub wobble and ruins a new seal within weeks, so the bush is checked together with the seal.',
  'Many cars drip after standing for days, when converter fluid drains back and lies above the seal lip.':
    'Many cars drip after they have been parked for days, when fluid drains back from the converter and lies above the lip of the seal.',
  'The aluminium bores of the hydraulic control block have worn or a valve sticks. Pressure leaks away, so particular gear changes bang, flare or come late, mostly with hot fluid.':
    'The bores of the hydraulic control block have worn, or a valve in it sticks. Pressure leaks away, so particular gear changes bang, flare or come late, mostly when the fluid is hot.',
  'It shifts well when cold and badly after 20 minutes, because thin hot fluid leaks past worn bores.':
    'The gearbox shifts well when cold and badly after 20 minutes, because thin, hot fluid leaks past the worn bores.',
  'One of the solenoids that steer the oil to the clutches is open, shorted or stuck with debris. The control unit sees it and holds a single safe gear, or certain gears go missing.':
    'One of the solenoids that direct the fluid to the clutches is open, shorted or jammed by debris. The control unit notices and holds one safe gear, or certain gears are missing.',
  'Holding third, or second and reverse only, is the classic failsafe of a solenoid or its circuit.':
    'If the gearbox holds third gear, or has only second and reverse, the usual cause is a solenoid or its circuit.',
  'The lock-up clutch in the torque converter has a glazed lining or the fluid has lost its friction modifier. It grabs and lets go many times a second, which feels like a rumble strip at a steady speed.':
    'The lock-up clutch in the torque converter has a glazed lining, or the fluid has lost its friction modifier. The clutch grips and slips many times a second, which feels like a rumble strip at a steady speed.',
  'Shudder at 30-60 mph with a light foot in a high gear, gone at once when you press harder or lift.':
    'The car shudders at 30–60 mph with a light foot in a high gear, and the shudder stops at once when you press harder or lift off.',
  'It is often taken for a misfire or unbalanced wheels, until a touch on the brake pedal makes it vanish.':
    'The shudder is often mistaken for a misfire or unbalanced wheels, until a touch on the brake pedal makes it vanish.',
  'The friction plates for one or more gears are burnt through. The engine revs, the car does not follow, and in the end the gears that use those plates are gone.':
    'The friction plates for one or more gears are burnt. The engine revs but the car does not follow, and in the end the gears that use those plates are lost.',
  'Slip begins in one gear, on the upshift under load, and spreads to the others as debris blocks the filter.':
    'The slip begins in one gear, when changing up under load, and spreads to others as debris blocks the filter.',
  'Low fluid, a worn valve body or overheating while towing is usually behind it, so a rebuild that ignores the cause fails again.':
    'The usual reason is low fluid, a worn valve body or overheating while towing, so a rebuild that ignores the cause fails again.',
  'The pump that makes all the pressure in the gearbox is worn, or its drive ring on the converter has cracked. It whines with engine speed, pressure arrives late or not at all, and the car stands still in every gear.':
    'The pump that creates all the pressure in the gearbox is worn, or its drive on the converter has cracked. It whines with the engine speed, the pressure comes late or not at all, and the car does not move in any gear.',
  'The whine rises with engine revs in Park too, and stops when the engine stops.':
    'The whine rises with the engine revs in Park too.',
  'All gears fail together, forward and reverse, unlike a burnt clutch that takes only some of them.':
    'All gears fail together, forward and reverse. Burnt clutches take only some of them.',
  'A hard part such as a planetary set, a one-way clutch or a splined drum has broken. Certain gears vanish from one moment to the next, often with a bang or a grinding noise.':
    'A part such as a planetary gear set, a one-way clutch or a splined drum has broken. Certain gears vanish from one moment to the next, often with a bang or a grinding noise.',
  'Second, fourth and reverse missing together with first and third still there is the mark of a stripped sun shell.':
    'If second, fourth and reverse are missing but first and third are still there, the sun gear shell is usually stripped.',
  'A bang, then grinding in some positions only, tells a broken planetary from burnt clutches, which fade away without noise.':
    'A bang followed by grinding in some positions points to a broken planetary gear. Burnt clutches fade away without a noise.',
  'The pinion or carrier bearings are pitted or the gear set has lost its setting, often from low oil. The axle whines or howls with speed, and changes note between pulling and coasting.':
    'The pinion or carrier bearings are pitted, or the gears no longer mesh correctly, often because the oil was low. The axle whines or howls with the speed, and the note changes between pulling and coasting.',
  'Whine on the pull but silent on the coast, or the reverse, is gears. A rumble in both is bearings.':
    'A whine only when pulling, or only when coasting, comes from the gears. A rumble in both comes from the bearings.',
  'It often follows a pinion seal leak that emptied the axle unseen.':
    'The fault often follows a leak at the pinion seal that emptied the axle unnoticed.',
  'The friction plates of the limited-slip differential need a friction modifier in the oil. With old or wrong oil they stick and slip in tight turns, so the rear end chatters and hops.':
    'The friction plates of the limited-slip differential need a friction modifier in the oil. With old or wrong oil they stick and slip in tight turns, so the rear of the car chatters and hops.',
  'Groan or chatter from the rear on the first tight turns after a run, such as in a car park.':
    'The rear groans or chatters on the first tight turns after a drive, for example in a car park.',
  'The lip of a seal has hardened or its bearing has play. Gear oil runs out at the propshaft flange or at the wheel, where it can soak the brake, and the axle slowly runs dry.':
    'The lip of a seal has hardened, or the bearing beside it has play. Gear oil runs out at the propshaft flange or at the wheel, where it can soak the brake, and the axle slowly runs dry.',
  'Oil thrown in a ring on the floor above the pinion, or streaks on the inside of a rear tyre.':
    'Oil is thrown in a ring on the floor of the car above the pinion, or runs in streaks down the inside of a rear tyre.',
  'A blocked axle breather pumps oil past good seals, so it is cleaned first.':
    'A blocked axle breather presses oil past good seals, so it is cleaned first.',
  'The chain that drives the front propshaft has stretched and jumps on its sprockets, or the plates of the clutch that shares the drive have worn and grab and slip on old fluid. It bangs, jerks or shudders when pulling away and in turns, all the time on full-time systems.':
    'The chain that drives the front propshaft has stretched and jumps on its sprockets, or the clutch plates that share out the drive have worn, and grip and slip on old fluid. The car bangs, snatches or shudders when pulling away and in turns.',
  'A ratcheting bang under power in four-wheel drive, as the chain skips a tooth.':
    'In four-wheel drive there is a ratcheting bang under power as the chain jumps a tooth.',
  'Odd tyre sizes on an all-wheel-drive car overload chain and clutch.':
    'Tyres of different sizes on an all-wheel-drive car overload the chain and the clutch.',
  'On clutch types it jerks or stutters between 20 and 45 mph on a light throttle, like a misfire or a slipping gearbox, and is worst in a turn.':
    'On types with a clutch the car snatches or stutters between 20 and 45 mph on a light throttle, as if the engine misfired or the gearbox slipped. It is worst in a turn.',
  'The small motor that moves the transfer case between its ranges, or the encoder that reports its position, has failed. Four-wheel drive or low range does not engage or does not let go, and a 4WD warning lights.':
    'The small motor that moves the transfer case between its ranges, or the encoder that reports its position, has failed. Four-wheel drive or low range does not engage or does not disengage, and a 4WD warning light comes on.',
  'The switch lamp flashes and nothing is heard from under the car.':
    'The light of the switch flashes, and there is no sound from under the car.',
  'Seldom-used systems seize, so makers ask for a change of range every month.':
    'Systems that are seldom used seize, so manufacturers advise a change of range every month.',
  'The electronically controlled clutch that sends drive to the second axle has old oil, a blocked strainer or a dead pump. The car stays in two-wheel drive, or the clutch drags and binds in tight turns.':
    'The electronically controlled clutch that sends drive to the second axle has old oil, a blocked strainer or a pump that no longer works. The car stays in two-wheel drive, or the clutch drags and binds in tight turns.',
  'One driven axle spins on a wet ramp while the other does nothing.':
    'One axle spins on a wet ramp while the other does nothing.',
  'Tyres of unequal wear make it work all the time and overheat.':
    'Unequally worn tyres make the coupling work all the time and overheat.',
  'On part-time four-wheel drive, a collar or hub joins the front wheels to the axle. A vacuum leak, dead actuator or worn fork keeps it apart or half in mesh, so it grinds or the front wheels do not pull.':
    'On part-time four-wheel drive a collar or a hub connects the front wheels to the axle. A vacuum leak, a failed actuator or a worn fork leaves it disconnected or half engaged, so it grinds or the front wheels do not pull.',
  'Grinding at a front wheel in two-wheel drive that stops when four-wheel drive is selected is a hub half engaged by lost vacuum.':
    'If a front wheel grinds in two-wheel drive and stops when four-wheel drive is selected, its hub is half engaged because the vacuum has been lost.',
  'The transfer case motor is heard and the lamp is on, yet the front wheels do not pull.':
    'The transfer case motor runs and the light is on, yet the front wheels do not pull.',
  'On cars with a crosswise engine and all-wheel drive, a small right-angle gearbox beside the transmission turns the drive towards the rear axle. It holds little oil and runs hot, so the oil cokes, the seals let go and the gears and bearings wear.':
    'On cars with a transverse engine and all-wheel drive, a small right-angle gearbox beside the main gearbox turns the drive towards the rear axle. It holds little oil and runs hot, so the oil burns, the seals fail and the gears and bearings wear.',
  'Whine or growl from the middle of the front axle that follows road speed, with a smell of burnt gear oil after a motorway drive.':
    'There is a whine or growl from the middle of the front axle that follows the road speed, with a smell of burnt gear oil after a motorway drive.',
  'The vent or the seal to the transmission leaks first, and the few hundred millilitres inside are soon gone.':
    'The breather or the seal to the gearbox leaks first, and the few hundred millilitres of oil inside are soon gone.',
  'On many small and older cars a steel cable joins pedal and clutch. It frays, stiffens in its sleeve or its adjuster slips: the pedal goes heavy or drops, gears crunch, and one day the cable snaps.':
    'On many small and older cars a steel cable connects the pedal to the clutch. The cable frays or stiffens in its sleeve, or its adjuster slips. The pedal becomes heavy or drops, the gears crunch, and in the end the cable snaps.',
  'Goes heavier for weeks, then twangs and falls to the floor.':
    'The pedal gets heavier for weeks, then the cable snaps with a twang and the pedal falls to the floor.',
  'The plastic of a self-adjuster at the pedal cracks on Fiestas, Golfs and Corsas.':
    'The plastic of the self-adjuster at the pedal cracks, for example on the Fiesta, Golf and Corsa.',
  'After months in the damp the lining rusts to the flywheel. The pedal feels normal, but no gear goes in with the engine running, and in gear the car jumps when the starter turns.':
    'When a car has been parked for months in the damp, the lining rusts to the flywheel. The pedal feels normal, but no gear goes in with the engine running, and in gear the car jumps when the starter turns.',
  'Laid up over the winter, and in spring no gear goes in with the engine running.':
    'The car was laid up over the winter, and in spring no gear goes in with the engine running.',
  'The friction lining is worn thin or glazed, so the pressure plate can no longer clamp it. Under load in a high gear the revs rise without more speed, and there is a hot, sour smell.':
    'The friction lining is worn thin or glazed, so the pressure plate can no longer clamp it. Under load in a high gear the revs rise without the speed, and there is a hot, sour smell.',
  'First it slips only in fifth or sixth on a climb, weeks later in every gear.':
    'At first the clutch slips only in fifth or sixth on a climb, and weeks later in every gear.',
  'The biting point has moved to the top of the pedal travel on clutches without self-adjustment.':
    'On clutches without self-adjustment the biting point has moved to the top of the pedal travel.',
  'The seal of the cylinder at the gearbox leaks fluid or draws air. The pedal gets soft or drops, the clutch no longer releases fully, and gears grind or cannot be selected.':
    'The seal of the cylinder at the gearbox leaks fluid or lets air in. The pedal gets soft or drops, the clutch no longer releases fully, and gears grind or cannot be selected.',
  'Pumping the pedal twice brings the gears back, until the next time.':
    'If you pump the pedal twice, the gears go in again for a while.',
  'The seals in the cylinder at the pedal let fluid past. The pedal sinks or stays on the floor without a drop outside, or fluid runs down the pushrod on to the carpet.':
    'The seals in the cylinder at the pedal let fluid past. The pedal sinks or stays on the floor although nothing drips outside, or fluid runs down the pushrod on to the carpet.',
  'The pedal stays down and has to be lifted with the toe, yet the gearbox end is dry.':
    'The pedal stays down and has to be lifted with the toe, yet everything is dry at the gearbox.',
  'Dark fluid on the pushrod boot above the pedal gives it away.':
    'Dark fluid on the pushrod boot above the pedal is a clear sign.',
  'Noise with the pedal down, silence with it up is the release bearing. The other way round is the gearbox input bearing.':
    'A noise with the pedal down that stops when it is up comes from the release bearing. A noise the other way round comes from the gearbox input bearing.',
  'Resting a foot on the pedal in traffic doubles its wear.':
    'If you rest your foot on the pedal in traffic, the bearing wears twice as fast.',
  'A clatter at idle that stops when the clutch is pressed, and a shudder like shaking a box of bolts when the engine stops.':
    'There is a clatter at idle that stops when the clutch is pressed, and a shudder like a box of bolts being shaken when the engine stops.',
  'Labouring at low revs in a high gear and engine misfires wear it early.':
    'Labouring at low revs in a high gear and engine misfires wear the flywheel out early.',
  'The steel belt or chain has scored the pulleys, or pressure no longer clamps it. It slips under load, the revs rise without speed, and metal from the faces ruins the rest of the gearbox.':
    'The steel belt or chain has scored the pulleys, or the pressure no longer clamps it. It slips under load, the revs rise without the speed, and metal particles ruin the rest of the gearbox.',
  'The revs flare, the car loses pace, then drive returns with a jerk or not at all.':
    'The revs flare, the car loses speed, and then drive returns suddenly or not at all.',
  'A whine that grows over weeks often comes before the slip.':
    'A whine that gets louder over weeks often comes before the slip.',
  'The pressure valves of the CVT wear or the program handles light load badly. The belt or lock-up clutch grips unevenly, and the car shudders at 20-40 mph on a light throttle.':
    'The pressure valves of the CVT are worn, or its software handles light load badly. The belt or the lock-up clutch grips unevenly, and the car shudders at 20–40 mph on a light throttle.',
  'A shake as on a washboard road between 20 and 40 mph, with the engine turning at 1,200-1,800 rpm.':
    'The car shakes as if on a corrugated road between 20 and 40 mph, with the engine turning at 1,200–1,800 rpm.',
  'A stall when braking to a stop shows that the lock-up clutch is hanging on.':
    'If the engine stalls when you brake to a stop, the lock-up clutch is not releasing.',
  'Old fluid, a blocked cooler or hard use lets the CVT run hot. To save the belt the computer cuts engine power, so the car slows on long climbs or fast runs and recovers after a rest.':
    'Old fluid, a blocked cooler or hard use lets the CVT run hot. To save the belt the control unit cuts the engine power, so the car slows on long climbs or fast runs and recovers after a rest.',
  'Power fades after 20-40 minutes at motorway speed in heat, with no judder and no noise at other times.':
    'The power fades after 20–40 minutes at motorway speed in hot weather, with no judder and no noise at other times.',
  'Leaves and fluff between the radiator and the gearbox cooler are a free cause to find.':
    'Leaves and fluff between the radiator and the gearbox cooler cost nothing to find and remove.',
  'A bearing that carries one of the pulleys has pitted. It whines or growls with road speed and, when it breaks up, its chips pass between belt and pulley.':
    'A bearing of one of the pulleys has pitted. It whines or growls with the road speed, and when it breaks up, its chips pass between the belt and the pulleys.',
  'A whine from 20 mph up that changes with load, and stays the same when you swerve gently.':
    'There is a whine from 20 mph upwards that changes with the load and stays the same when you swerve gently.',
  'It is often mistaken for a wheel bearing until wheels are spun by hand and found quiet.':
    'The noise is often mistaken for a wheel bearing, until the wheels are spun by hand and found to be quiet.',
  'The balls and tracks of the joint at the wheel are pitted, usually after a torn boot let grit in. It clicks in rhythm with the wheel on full lock under power.':
    'The balls and tracks of the joint at the wheel are pitted, usually because grit got in through a torn boot. The joint clicks in rhythm with the wheel on full lock under power.',
  "Left lock clicking points to the right outer joint and the other way round, as the outer wheel's joint works hardest.":
    'Clicking on left lock usually points to the right outer joint, and the other way round, because the joint of the outer wheel works hardest.',
  'The rollers and tracks of the joint at the gearbox have worn grooves. Under acceleration the shaft shakes from side to side, mostly at 20-50 mph, and is calm when you lift off.':
    'The rollers and tracks of the joint at the gearbox have worn grooves. Under acceleration the shaft shakes from side to side, mostly at 20–50 mph, and it is calm when you lift off.',
  'A shimmy that comes with the throttle and goes the moment you lift off.':
    'A shimmy comes with the throttle and goes the moment you lift off.',
  'Cars with raised suspension or strong torque wear it first, because the joint runs at a steeper angle.':
    'Cars with raised suspension or powerful engines wear this joint first, because it runs at a steeper angle or under more load.',
  'The rubber bellows over a drive-shaft joint has split. Grease is flung out and grit and water get in. The joint still runs quietly, but it will click within months.':
    'The rubber boot over a driveshaft joint has split. Grease is flung out, and grit and water get in. The joint is still quiet, but it will click within months.',
  'A ring of black grease on the inside of the wheel and the suspension arm behind it.':
    'There is a ring of black grease on the inside of the wheel and on the suspension arm behind it.',
  'It is a common advisory or fail at the yearly inspection.':
    'It is a common advisory or failure at the MOT.',
  'A half-shaft has snapped, or its splines have left the gearbox or hub. The engine revs and the gear engages, but no power reaches the wheels, and Park cannot hold the car either.':
    'A half-shaft has snapped, or its splines have come out of the gearbox or the hub. The engine revs and the gear engages, but no power reaches the wheels, and Park cannot hold the car either.',
  'A bang while pulling away, then revs with no movement in any gear although the gearbox shifts normally.':
    'There is a bang while pulling away, and then the engine revs without the car moving in any gear although the gearbox shifts normally.',
  'Rust eats the shaft under the rubber damper in salted regions.':
    'Where roads are salted, the shaft rusts through under its rubber damper.',
  'The needle bearings of a universal joint have run dry. It squeaks in time with speed, clunks when drive is taken up and vibrates, and in the end it breaks and drops the shaft.':
    'The needle bearings of a universal joint have run dry. The joint squeaks in time with the speed, clunks when drive is taken up and vibrates. In the end it breaks and drops the shaft.',
  'A chirp like a bird at walking pace, faster as you roll, is a dry joint.':
    'A chirp like a bird at walking pace, which gets faster as the car rolls faster, comes from a dry joint.',
  'Rust dust like red powder round the caps is seen before any play is felt.':
    'Red rust dust can be seen around the caps before any play can be felt.',
  'The bearing that holds the middle of a two-piece propshaft is noisy or its rubber ring has torn. The shaft sags and whips, which drums through the floor and shudders when pulling away.':
    'The bearing that holds the middle of a two-piece propshaft is noisy, or its rubber ring has torn. The shaft sags and whips, which causes drumming through the floor and a shudder when pulling away.',
  'A shudder for the first few yards from rest with load, together with drumming below the front seats.':
    'There is a shudder for the first few yards from rest under load, together with drumming below the front seats.',
  'The rubber tears before the bearing growls, so a quiet bearing is no proof.':
    'The rubber tears before the bearing growls, so a quiet bearing does not prove that the part is good.',
  'The dry clutches of the gearbox are glazed or carry oil from an input-shaft seal. They grip and slip in turn, so the car shudders from rest to about 20 mph and rolls back a little on hills.':
    'The dry clutches of the gearbox are glazed, or oil from an input-shaft seal has reached them. They grip and slip by turns, so the car shudders from rest to about 20 mph and rolls back a little on hills.',
  'Shudder in first and second on a gentle start, much worse after ten minutes of stop-and-go traffic.':
    'The car shudders in first and second on a gentle start, and much more after ten minutes of stop-and-go traffic.',
  'The shake vanishes above about 25 mph, which sets it apart from wheel or drive-shaft trouble.':
    'The shake vanishes above about 25 mph, which distinguishes it from wheel or driveshaft trouble.',
  'The unit of pump, valves, pressure accumulator and electronics that works the clutches and gears has lost pressure or failed electrically. Even or odd gears drop out, or drive goes altogether.':
    'The mechatronic unit, with the pump, the valves, the pressure accumulator and the electronics that work the clutches and gears, has lost pressure or failed electrically. The even or the odd gears are missing, or all drive is lost.',
  'The control module on a dry dual-clutch gearbox sits in heat and vibration, and its circuit board cracks. The car then refuses to start, loses drive or shows no gear, and works again when cold.':
    'On a dry dual-clutch gearbox the control unit is exposed to heat and vibration, and its circuit board cracks. The car then refuses to start, loses drive or shows no gear, and works again when it is cold.',
  'No crank and no gear shown after a hot stop, fine again after an hour.':
    'After a hot stop the engine does not crank and no gear is shown, and an hour later everything works again.',
  'U0101 in the engine computer is the thread that ties the no-start to the gearbox module.':
    'The code U0101 in the engine control unit links the failure to start with the gearbox control unit.',
  'Long creeping, hill-holding on the throttle or towing makes the clutches slip until they are too hot. The car warns, shudders on purpose and may stop driving for some minutes.':
    'Creeping for a long time, holding the car on a hill with the accelerator or towing makes the clutches slip until they are too hot. The car warns you, shudders on purpose and may not move for some minutes.',
  'The warning comes in jams, car parks with ramps and while holding the car on a hill with the accelerator.':
    'The warning comes in traffic jams, on car park ramps and while the car is held on a hill with the accelerator.',
  'It drives perfectly the next morning.': 'Next morning the car drives perfectly.',
  'The brass or carbon ring that matches the speeds of two gears has lost its bite. The teeth meet before the speeds agree, and that gear crunches, above all when changing down or cold.':
    'The synchroniser ring that matches the speeds of two gears has worn. The teeth meet before the speeds agree, and that gear crunches, above all when you change down or the gearbox is cold.',
  'One gear alone, mostly second or third, crunches while the others are sweet.':
    'Only one gear crunches, mostly second or third, while the others go in smoothly.',
  'If every gear and reverse crunch, the clutch is not releasing and the synchros are innocent.':
    'If every gear and reverse crunch, the clutch is not releasing, and the synchronisers are not to blame.',
  'A shaft bearing has pitted, often after a time with low oil. It rumbles or whines, and as the shafts wander, gears begin to jump out.':
    'A shaft bearing has pitted, often after the oil was low. It rumbles or whines, and as the shafts move out of line, gears begin to jump out.',
  'Rumble at idle in neutral that stops when you press the clutch is the input-shaft bearing.':
    'A rumble at idle in neutral that stops when you press the clutch comes from the input-shaft bearing.',
  'Whine only in some gears is a layshaft or gear, and one in all gears but fourth is typical of the layshaft on rear-drive boxes.':
    'A whine in some gears only comes from the layshaft or a gear. A whine in all gears but fourth is typical of the layshaft in rear-wheel-drive gearboxes.',
  'The fork, its detent spring or the engagement teeth of one gear are worn round. The gear no longer stays fully in mesh and the lever leaps to neutral when you lift off or over a bump.':
    'The fork, its detent spring or the dog teeth of one gear are worn. The gear no longer engages fully, and the lever jumps into neutral when you lift off or drive over a bump.',
  'Always the same gear, on lift-off, mostly one that was often crunched before.':
    'It is always the same gear that jumps out on lift-off, mostly one that has often been crunched.',
  'If several gears jump out, the linkage or a mount keeps the lever from going home.':
    'If several gears jump out, the linkage or a mount prevents the lever from moving fully into gear.',
  'The cables or rods between lever and gearbox have worn bushes, seized or come off. The lever becomes vague or stiff, and some gears cannot be found although the gearbox is whole.':
    'The cables or rods between the lever and the gearbox have worn bushes, or have seized or come off. The lever becomes vague or stiff, and some gears cannot be found although the gearbox itself is good.',
  'The lever flops about and the car stays in the gear it was in: a cable end has popped off.':
    'The lever flops about and the car stays in the same gear, because the end of a cable has come off.',
  'Stiff only sideways or only fore and aft tells which of the two cables is seizing.':
    'If the lever is stiff only sideways, or only forwards and backwards, that shows which of the two cables is seizing.',
  'Oil escapes past a drive-shaft seal, the selector shaft seal or the input seal, and nobody notices, as there is no dipstick. Bearings and gears run dry, whine and heat up.':
    'Oil escapes past a driveshaft seal, the selector shaft seal or the input seal, and nobody notices because there is no dipstick. The bearings and gears run dry, whine and heat up.',
  'Oil at the inner end of a drive shaft is the commonest leak, often after the shaft was once pulled out.':
    'Oil at the inner end of a driveshaft is the most common leak, often after the shaft has been pulled out once.',
  'Stiff, crunchy changes on the motorway that improve after a rest hint at low, hot oil.':
    'If the changes are stiff and crunch on the motorway and improve after a rest, the oil may be low and hot.',
  "The rubber that holds the gearbox or takes up the engine's torque has torn or lost its oil. The drive unit rocks, so it bangs when drive is taken up and shakes the cabin at idle.":
    'The rubber mount that holds the gearbox, or the strut that takes up the engine’s torque, has torn or lost its oil. The engine and gearbox rock, so there is a bang when drive is taken up, and the cabin shakes at idle.',
  'A thump from Drive to Reverse together with shaking at idle in gear that eases in Neutral.':
    'There is a thump from Drive to Reverse, together with a shake at idle in gear that eases in Neutral.',
  'One clunk each time between pull and overrun, with a smooth idle: the torque strut of a car with the engine across.':
    'A single clunk each time between pulling and overrun, with a smooth idle, comes from the torque strut of a car with a transverse engine.',
  'The plastic bush that clips the shift cable to the gearbox lever has crumbled. The lever in the cabin moves but the gearbox stays in its last gear, so Park may be shown while the gearbox is in another gear.':
    'The plastic bush that clips the shift cable to the gearbox lever has crumbled. The lever in the cabin moves, but the gearbox stays in its last gear, so Park may be shown while the gearbox is in another gear.',
  'A small solenoid locks the lever in Park until it sees the brake pedal. The solenoid, its fuse or the brake-light switch has failed, so the lever stays locked.':
    'A small solenoid locks the lever in Park until the brake pedal is pressed. The solenoid, its fuse or the brake-light switch has failed, so the lever stays locked.',
  'The pawl that locks the output shaft in Park is worn, its rod is bent or the cable does not push it home. The car creeps or rolls in Park, sometimes with a ratcheting noise.':
    'The pawl that locks the gearbox in Park is worn, its rod is bent, or the cable does not push it fully in. The car creeps or rolls in Park, sometimes with a ratcheting noise.',
  'A ratchet clatter as the car rolls tells that the pawl tries to drop in, while silence points to cable or software.':
    'A ratcheting noise as the car rolls means that the pawl is trying to engage. Silence points to the cable or the software.',
  "A tiny switch in the shifter should tell the car that the lever is in Park. Its contact or the lever's rod no longer presses it, so the car believes it is still in gear, shows a message and will not switch off or lock.":
    'A small switch in the selector lever signals that the lever is in Park. Its contact has worn, or the lever no longer presses it, so the car takes itself to be in gear, shows a message and will not switch off or lock.',
  'Left overnight in accessory mode, the battery is flat in the morning.':
    'If the car is left overnight in accessory mode, the battery is flat in the morning.',
  'The knob, stalk, lever or button set sends its request by wire. Its position sensors, its switches or the data link have failed, so a request is refused or the wrong one arrives, with a message on the dash.':
    'The knob, stalk, lever or buttons send their request electrically. A position sensor, a switch or the data link has failed, so a request is refused or the wrong one arrives, with a message in the display.',
  'Spilt coffee on a rotary knob or button row is a frequent start.':
    'The trouble often begins with coffee spilt on a rotary knob or a row of buttons.',
  'A restart after ten minutes with the doors locked brings it back, until it returns for good.':
    'A restart after ten minutes with the doors locked clears it, until the fault returns for good.',
  'On shift-by-wire cars a motor or solenoid pushes the Park pawl in. If it jams or the software misses the request, the driver leaves a car that is still in Neutral or Drive. A lever that springs back to the middle adds to the confusion.':
    'On shift-by-wire cars a motor or solenoid pushes the Park pawl in. If it jams, or the software misses the request, the driver may leave a car that is still in Neutral or Drive. A lever that springs back to the middle adds to the confusion.',
  'The driver believes that Park was selected, opens the door, and the car moves off or rolls.':
    'The driver believes that Park is selected and opens the door, and the car moves off or rolls.',
  'The knob or button only tells a control unit what you want. Worn contacts, spilt coffee or a broken wire, and the lights flash or nothing happens, while transfer case and actuator are sound.':
    'The knob or button only passes your choice on to a control unit. If its contacts are worn or wet or a wire has broken, the lights flash or nothing happens, although the transfer case and its actuator are good.',
  'Works when the knob is held or wiggled.':
    'Four-wheel drive works only when the knob is held or wiggled.',
  'No click or whirr from below when you turn it, and no light changes.':
    'There is no click or whirr from below when you turn the knob, and no light changes.',
  'A worn or sticky button, or a broken wire in the lever, leaves the car in one mode or flashes the overdrive light. Gearbox and engine are sound.':
    'Because of a worn or sticky button or a broken wire in the lever, the car stays in one mode or the overdrive light flashes. The gearbox and the engine are good.',
  'Drinks in the console make the button stick.':
    'Drinks spilt on the console make the button stick.',
  'A dual-clutch gearbox slips a real clutch at walking pace. Cold, or creeping in a queue, it may judder lightly, click between gears or roll back a little on a hill. Warm and above walking pace it is smooth.':
    'A dual-clutch gearbox slips a clutch at walking pace, much as a driver does. When it is cold, or creeps in a queue, it may judder lightly, click between gears or roll back a little on a hill. Once warm and above walking pace it is smooth.',
  'Only the first mile or two, only at walking pace, no light.':
    'It happens only for the first mile or two, only at walking pace, and without a warning light.',
  'Worth a look when it judders warm, gets worse by the month, smells, or a light comes on.':
    'Have it checked if it judders when warm, gets worse from month to month or smells, or if a light comes on.',
  'A continuously variable gearbox holds the engine at the revs that give the power you ask for, and the speed follows. It sounds like slipping and is not.':
    'A continuously variable gearbox holds the engine at the revs that give the power you ask for, and the speed follows. It sounds like slipping, but it is not.',
  'Drones at steady high revs while it gains speed smoothly.':
    'The engine drones at steady high revs while the car gains speed smoothly.',
  'Worth a look when revs jump without more speed, it judders, whines or a light comes on.':
    'Have it checked if the revs jump without more speed, if it judders or whines, or if a light comes on.',
  'The shaft between column and steering gear slides and bends in joints. When its grease is gone it clunks in low-speed turns, and you feel the click in your hands.':
    'The shaft between the column and the steering gear slides and has a joint at each end. When its grease is gone, it clunks in low-speed turns, and you feel the click in your hands.',
  'A pop felt in the rim in slow turns over a kerb ramp.':
    'You feel a pop in the steering wheel in slow turns, for example over a kerb ramp.',
  'Greasing helps for some months, then it comes back.':
    'Greasing helps for some months, and then the noise comes back.',
  'Two heavy and two light places in each full turn of the wheel.':
    'There are two heavy and two light places in each full turn of the wheel.',
  'The lower joint sits in salt spray behind the wheel and rusts first.':
    'The lower joint is exposed to salt spray behind the wheel and rusts first.',
  'A small motor locks the column when parked. If it jams or its switch misreads, the wheel stays locked and the car will not start, though the key is accepted.':
    'A small motor locks the steering column when the car is parked. If it jams or its switch gives a wrong signal, the wheel stays locked and the car will not start, although the key is accepted.',
  'No whirr from the column when the key goes in.':
    'There is no whirr from the column when the key goes in.',
  'Wiggling the wheel while switching on helps for weeks, then no more.':
    'For weeks it helps to wiggle the wheel while switching on, and then it no longer does.',
  'The sensor in the column tells the car where you steer. When it fails or loses its zero, stability control and assists switch off, and the helper lamps light up.':
    'The sensor in the column measures how far you turn the steering wheel. When it fails or loses its zero, stability control and driver assistance switch off and their warning lights come on.',
  'After alignment, a battery change or column work, when nobody set the zero.':
    'It happens after an alignment, a battery change or work on the column when nobody set the zero.',
  'The steering wheel was straightened by moving it on the splines.':
    'The steering wheel was straightened by moving it on its splines.',
  'The bolt that holds the steering wheel on its shaft, or those that hold the column, are loose. The wheel wobbles in your hands or moves towards you.':
    'The bolt that holds the steering wheel on its shaft, or the bolts that hold the column, are loose. The wheel wobbles in your hands or moves towards you.',
  'The rim rocks up and down or in and out, not only round.':
    'The rim can be rocked up and down or in and out, not only turned.',
  'New cars soon after delivery, or after airbag work.':
    'It happens on new cars soon after delivery, or after work on the airbag.',
  'The motor that helps you steer has a worn, wet or open winding or position sensor. The help cuts out, often in the middle of a turn, and a red steering lamp stays on.':
    'The motor of the electric power steering has a worn or wet winding, an open circuit or a faulty position sensor. The assistance cuts out, often in the middle of a turn, and a red steering warning light stays on.',
  'After a restart the help is back for minutes, then it fails sooner each time.':
    'After a restart the assistance is back for some minutes, and each time it fails sooner.',
  'Water in the rack housing from a torn boot drowns the motor.':
    'Water gets into the rack housing through a torn gaiter and ruins the motor.',
  'The sensor that feels how hard you turn gives a wrong or jumping value. The help is uneven left to right, twitches, or the wheel drives itself a little to one side.':
    'The sensor that measures how hard you turn the steering wheel gives a wrong or jumping value. The assistance differs from left to right or twitches, or the wheel turns a little by itself.',
  'Standing with the engine running, the wheel hunts or trembles by itself.':
    'At a standstill with the engine running, the wheel trembles or moves by itself.',
  'Heavy one way and feather-light the other.':
    'The steering is heavy one way and very light the other.',
  'Electric steering draws up to 80 A. A weak battery, a rusty ground or a loose main fuse lets the voltage collapse, and the unit switches the help off to protect itself.':
    'Electric steering draws up to 80 A. With a weak battery, a rusty earth or a loose main fuse the voltage collapses, and the control unit switches the assistance off to protect itself.',
  'Fails when parking with lights and heater on, fine on the open road.':
    'The assistance fails when parking with the lights and the heater on, and it works on the open road.',
  'Starts soon after a battery change with a terminal left loose.':
    'It starts soon after a battery change because a terminal was left loose.',
  'The computer of the electric steering has an inner fault: a broken solder joint, a burnt power stage or water. The car often cannot talk to it, and the help is gone from the moment you start.':
    'The control unit of the electric steering has an internal fault, such as a broken solder joint, a burnt power stage or water damage. Often the car cannot communicate with it, and there is no assistance from the moment you start.',
  'Heat opens a solder joint: gone after half an hour, back after cooling.':
    'Heat opens a solder joint, so the assistance goes after half an hour and comes back when the unit has cooled.',
  'After a jump start the wrong way round the power stage is burnt.':
    'A jump start with the leads connected the wrong way round burns out the power stage.',
  'Inside the steering gear a plastic worm wheel swells or loses its grease and clings to the worm. The wheel sticks for a moment near straight ahead, and you over-correct on the motorway.':
    'Inside the steering gear a plastic worm wheel swells or loses its grease and sticks to the worm. The steering wheel sticks for a moment near straight ahead, and you over-correct on the motorway.',
  'After a long straight motorway drive the wheel needs a small break-free push.':
    'After a long, straight motorway drive the wheel needs a small push before it moves.',
  'Worse on hot days, and it is gone for a while after turning lock to lock.':
    'It is worse on hot days, and it goes for a while after turning from lock to lock.',
  'The program of the steering makes it too light, too heavy or falsely reports a fault. Nothing is worn, the message often goes after a restart, and an update cures it.':
    'The software makes the steering too light or too heavy, or it reports a fault that is not there. Nothing is worn, the message often goes after a restart, and an update cures it.',
  'On column-type electric steering a small rubber star joins motor and worm. It crumbles with age, and the motor then knocks in its claws at each change of direction.':
    'On electric steering with the motor on the column, a small star-shaped rubber coupling joins the motor and the worm. It crumbles with age, and the motor then knocks in its claws at each change of direction.',
  'A dull click felt in the rim when rocking the wheel at standstill with the engine on.':
    'A dull click is felt in the steering wheel when it is rocked at a standstill with the engine on.',
  'Loud on cobbles, gone with the engine off.':
    'It is loud on cobbles, and it is gone with the engine off.',
  'The wheels of an axle do not point the same way. The steering wheel stands crooked on a straight road, and the tyres scrub off at their edges.':
    'The wheels of an axle do not point in the same direction. The steering wheel is off centre on a straight road, and the tyres wear at their edges.',
  'After a kerb or pothole, or when tie rods and struts were changed without setting.':
    'It happens after hitting a kerb or pothole, or when track rods or struts were replaced without setting the alignment.',
  'The inner edge of the tyre is down to the cords while the outside looks fine.':
    'The inner edge of the tyre is worn to the cords while the outside looks fine.',
  'The wheels lean or trail differently left and right, or one tyre pulls by its build. The car drifts to one side hands-off although the toe is right.':
    'The left and right wheels differ in camber or caster, or the construction of one tyre causes a pull. If you let go of the wheel, the car drifts to one side although the toe is right.',
  'New cars that were never right, and cars after a subframe was taken down.':
    'It is found on new cars that were never right, and on cars whose subframe has been taken down.',
  'If it swaps sides when the front tyres are swapped, a tyre is to blame.':
    'If the pull changes sides when the front tyres are swapped, a tyre is to blame.',
  'It groans at full lock when cold first, then all the time.':
    'It groans at full lock, at first only when cold and later all the time.',
  'A pump that ran dry once stays noisy even after topping up.':
    'A pump that has once run dry stays noisy even after the fluid is topped up.',
  'A rubber hose has gone hard or a steel line has rusted, and fluid drips or sprays out. As the level falls the pump sucks air, moans and the help fades.':
    'A rubber hose has hardened or a steel line has rusted, and fluid drips or sprays out. As the level falls, the pump draws in air and groans, and the assistance fades.',
  'The crimp where rubber meets steel weeps first.':
    'The crimp where the rubber meets the steel starts to leak first.',
  'The cooler loop in front of the radiator rusts through from road salt.':
    'Road salt rusts through the cooler loop in front of the radiator.',
  'The fluid is low, worn out or full of air bubbles. The pump groans and the steering jerks or feels uneven, mostly when cold or after work on the system.':
    'The fluid is low, worn out or full of air bubbles. The pump groans, and the steering snatches or feels uneven, mostly when cold or after work on the system.',
  'Loud for the first minutes on frosty mornings, then quiet.':
    'It is loud for the first minutes on frosty mornings, and then quiet.',
  'A wrong fluid or a mix swells the seals and froths.':
    'The wrong fluid, or a mixture of fluids, swells the seals and froths.',
  'The belt that drives the hydraulic pump slips, because it is worn, oily or badly tensioned. It shrieks when you steer and the help comes in jerks.':
    'The belt that drives the hydraulic pump slips because it is worn, oily or badly tensioned. It shrieks when you steer, and the assistance comes and goes.',
  'Shrieks at full lock on a wet morning.': 'It shrieks at full lock on a wet morning.',
  'A new belt squeals again at once when the tensioner or a pulley bearing is the real fault.':
    'A new belt soon squeals again if the tensioner or a pulley bearing is the real fault.',
  'The seals at the ends or the input of the hydraulic rack leak. Fluid collects in the rubber boots and drips, and help may be missing one way first thing in the morning.':
    'The seals at the ends or the input of the hydraulic rack leak. Fluid collects in the rubber gaiters and drips, and in the morning the assistance may be missing in one direction.',
  'A torn boot lets grit in, and the grit cuts the seal.':
    'A torn gaiter lets grit in, and the grit cuts the seal.',
  'Stiff to one side when cold and fine when warm: internal seals are worn.':
    'If the steering is stiff to one side when cold and fine when warm, the internal seals are worn.',
  'On some cars an electric motor drives the hydraulic pump. When its motor, electronics or plug fails, the help goes away at once although the fluid is full.':
    'On some cars an electric motor drives the hydraulic pump. When its motor, its electronics or its plug fails, the assistance stops at once although the fluid is at its level.',
  'The help returns after a restart for a few miles, then goes again.':
    'After a restart the assistance returns for a few miles, and then goes again.',
  'The big plug on the pump is green or burnt.': 'The large plug on the pump is corroded or burnt.',
  'The ball joint between tie rod and wheel has play. The wheel can point a little where it likes, so the steering feels loose, knocks and wears the tyre edge.':
    'The ball joint between the track rod and the wheel has play. The wheel is no longer held exactly, so the steering feels loose and knocks, and the edge of the tyre wears.',
  'A torn boot lets water in and the joint is loose within months.':
    'Water gets in through a torn boot, and the joint is loose within months.',
  'Front tyre worn like saw teeth on the inner or outer edge.':
    'The front tyre is worn like the teeth of a saw on its inner or outer edge.',
  'The ball joint at the end of the rack, hidden in the rubber bellows, has play. It gives a light rattle over small bumps and slack around the centre.':
    'The ball joint at the end of the rack, hidden in the rubber gaiter, has play. There is a light rattle over small bumps, and slack around the centre.',
  'A split bellows and a rusty ball behind it.':
    'The gaiter is split, and the ball behind it is rusty.',
  'The car shakes slightly on braking, and new discs did not cure it.':
    'The car shakes slightly when braking, and new discs did not cure it.',
  'The bush or the guide that presses the rack on to its pinion is worn. The rack rattles on rough road and has slack in the middle, though the tie rods are tight.':
    'The bush or the guide that presses the rack on to its pinion is worn. The rack rattles on rough roads and has slack around the centre, although the track rods are good.',
  'A rattle felt in the steering wheel on cobbles, quiet on smooth roads.':
    'A rattle is felt in the steering wheel on cobbles, and not on smooth roads.',
  'Someone tightened the guide and now the steering does not return.':
    'Somebody has tightened the guide, and now the steering does not return by itself.',
  'The rubber bushes or bolts that hold the rack to the subframe have given way. The whole rack shifts before the wheels turn, which feels delayed and knocks.':
    'The rubber bushes or bolts that hold the rack to the subframe have failed. The whole rack shifts before the wheels turn, so the steering feels delayed and knocks.',
  'One clunk each time you change direction when parking.':
    'There is one clunk each time you change direction when parking.',
  'Trucks and off-roaders with a steering box get slack in the box, its sector shaft or the idler arm. You turn the wheel a hand width before the truck answers.':
    'On pickups and off-roaders with a steering box, slack develops in the box, its sector shaft or the idler arm. You turn the steering wheel by about 10 cm before the vehicle responds.',
  'Large tyres and lifts wear the box and idler early.':
    'Large tyres and suspension lifts wear out the box and the idler arm early.',
  'The frame can crack where the box is bolted on.':
    'The chassis can crack where the box is bolted on.',
  'On a solid front axle a bump can start a violent shaking that feeds itself. Play in the joints or low caster starts it, and a tired steering damper cannot stop it.':
    'On a solid front axle a bump can start a violent shaking that does not stop by itself. Play in the joints or too little caster starts it, and a worn steering damper cannot stop it.',
  'A bridge joint at 45-70 mph sets it off, and only slowing nearly to a stop ends it.':
    'A bridge joint at 45–70 mph sets it off, and it ends only when you have slowed almost to a stop.',
  'The rubber of an air spring has cracked with age and lets air out. That corner sinks when parked, and the pump works long to bring it up again.':
    'The rubber of an air spring has cracked with age and lets air out. That corner sinks when the car is parked, and the pump runs for a long time to raise it again.',
  'First down after a cold night, months later after an hour.':
    'At first the corner is down after a cold night, and months later after an hour.',
  'A small leak wears out the pump, so both fail together when ignored.':
    'A small leak wears out the pump, so both fail together if it is ignored.',
  'The pump that fills the air springs is worn, overheats or has a stuck relay. The car will not rise, or takes very long, and then it shows a fault.':
    'The pump that fills the air springs is worn or overheats, or its relay is stuck. The car does not rise, or takes very long, and then shows a fault.',
  'A leak somewhere made the pump run itself to death: find that first.':
    'A leak has made the pump run until it wore out, so the leak must be found first.',
  'A wet dryer freezes and blocks the valves in winter.':
    'Moisture from a saturated dryer freezes in winter and blocks the valves.',
  'A small arm tells the car how high a wheel stands. When its link snaps or its sensor wears, the car levels crooked, stops levelling or aims the headlights wrong.':
    'A small arm measures the ride height at a wheel. When its link snaps or its sensor wears, the car is not level, stops levelling or aims the headlights wrongly.',
  'One corner too high is typical, since leaks only ever make it low.':
    'A corner that is too high is typical, because a leak only ever makes it too low.',
  'The valve block shares air out to the corners. When a valve does not close, air slips back or from corner to corner, and a whole axle or side settles unevenly.':
    'The valve block distributes the air to the corners. When a valve does not close, air flows back or from corner to corner, and a whole axle or side sinks unevenly.',
  'It is a different corner each time that is down.':
    'It is a different corner each time that is low.',
  'Water from a spent dryer corrodes the valve seats and freezes in them.':
    'Water from a saturated dryer corrodes the valve seats and freezes in them.',
  'The rubber that joins the arm to the body is torn, so the wheel moves back and forth under braking and power. It thuds, shakes when braking and wears the inner tyre edge.':
    'The rubber bushes that join the suspension arm to the body are torn, so the wheel moves back and forth under braking and power. The car thuds, shakes when braking and wears the inner edge of the tyre.',
  'A thud when you brake and another when you pull away.':
    'There is a thud when you brake and another when you pull away.',
  'Fluid-filled bushes leak a dark stain and go soft.':
    'Fluid-filled bushes leak, leave a dark stain and go soft.',
  'The ball that lets the wheel steer and spring has play or no grease left. It creaks or knocks, and if it pulls apart the wheel folds under the car.':
    'The ball joint that lets the wheel steer and move with the suspension has play or has lost its grease. It creaks or knocks, and if it pulls apart, the wheel folds under the car.',
  'It creaks over speed humps in dry weather and is silent in rain, then begins to knock.':
    'It creaks over speed humps in dry weather and is silent in rain. Later it begins to knock.',
  'A torn boot starts it, and grit does the rest.':
    'It starts with a torn boot, and grit does the rest.',
  'A control arm has cracked, from a blow, a casting fault or rust. The wheel sits at a wrong angle, the car veers, and the arm can part.':
    'A suspension arm has cracked through a blow, a casting fault or rust. The wheel is at the wrong angle, the car veers, and the arm can break.',
  'After hitting a kerb the crack starts, and breaks weeks later.':
    'Hitting a kerb starts the crack, and the arm breaks weeks later.',
  'The small rod between stabiliser bar and strut has loose joints. It rattles like a box of spanners over small bumps and hardly at all on big ones.':
    'The small rod between the anti-roll bar and the strut has worn joints. It rattles like a box of spanners over small bumps, and hardly at all over large ones.',
  'Loud when one wheel at a time meets a bump, quiet over a full-width hump.':
    'It is loud when one wheel at a time meets a bump, and quiet over a full-width hump.',
  'One side is loose, but the other follows within months.':
    'One side is loose first, and the other follows within months.',
  'The rubber blocks that hold the stabiliser bar to the body are worn or dry. The bar creaks and knocks, and if the bar itself breaks the car leans hard.':
    'The rubber blocks that hold the anti-roll bar to the body are worn or dry. The bar creaks and knocks, and if the bar itself breaks, the car leans heavily in bends.',
  'Creaks on cold mornings on speed ramps and is silent in the wet.':
    'It creaks over speed ramps on cold mornings and is silent in the wet.',
  'Spray makes it quiet for a day.': 'Lubricant spray quietens it for a day.',
  'The big rubber bush at the front of a rear arm is torn. The wheel steers by itself under load, so the back shuffles, thuds over bumps and wears the inner tyre edge.':
    'The large rubber bush at the front of a rear arm is torn. The wheel steers by itself under load, so the rear shuffles, thuds over bumps and wears the inner edge of the tyre.',
  'A thud as the handbrake or the gear takes the load.':
    'There is a thud when the handbrake or the gear takes the load.',
  'Inner edges of the rear tyres gone within months.':
    'The inner edges of the rear tyres wear out within months.',
  'The thin link that keeps a rear wheel pointing straight has broken or its joint has pulled out. The wheel turns in by itself and the back jumps sideways.':
    'The thin link that holds a rear wheel straight has broken, or its joint has pulled out. The wheel turns in by itself, and the rear of the car jumps sideways.',
  'A bang, then the car crabs and the steering wheel stands crooked.':
    'There is a bang, then the car runs crabwise and the steering wheel is off centre.',
  'Before that one rear tyre lost its inner edge.':
    'Before it broke, the inner edge of one rear tyre had worn away.',
  'The track bar keeps a solid axle centred under the car. When its bush or ball is worn, body and axle move sideways against each other, so the car darts and knocks when you steer.':
    'The Panhard rod (track bar) holds a solid axle centred under the car. When its bush or ball is worn, the body and the axle move sideways against each other, so the car darts and knocks when you steer.',
  'Lift kits without a new track bar bracket overload it.':
    'A suspension lift without a new bracket for the rod overloads it.',
  'A bolt smaller than its hole knocks although the bush is new.':
    'A bolt that is smaller than its hole knocks although the bush is new.',
  'The front struts have lost oil or their valves are worn, so they no longer calm the springs. The nose dives, bounces on and the tyres skip, which costs grip and braking distance.':
    'The front struts have lost oil or their valves are worn, so they no longer control the springs. The nose dives and goes on bouncing and the tyres skip, which costs grip and lengthens the braking distance.',
  'Loss comes slowly, so you only notice when you drive another car.':
    'The damping is lost slowly, so you only notice it when you drive another car.',
  'Scalloped wear round the tyre that you can feel with your palm.':
    'The tyre has worn in scallops that you can feel with your palm.',
  'The rear dampers no longer hold the axle down. The back bounces, steps sideways over bumps in a bend, and bottoms out with a load.':
    'The rear shock absorbers no longer control the axle. The rear bounces, steps sideways over bumps in a bend, and bottoms out with a load.',
  'Rear tyres hum and have cups every hand width.':
    'The rear tyres hum and have dips about every 10 cm.',
  'A boing while turning the wheel in a car park, felt at the top of the arch.':
    'There is a twang while you turn the wheel in a car park, which can be felt at the top of the arch.',
  'New struts fitted on old mounts knock within months.':
    'New struts that are fitted with old mounts knock within months.',
  'The rubber at the top or bottom of a rear damper is worn, or its nut is loose. The damper raps against the body over small bumps, heard in the boot.':
    'The rubber at the top or bottom of a rear damper is worn, or its nut is loose. The damper raps against the body over small bumps, and the sound comes from the boot.',
  'Raps on small sharp edges, quiet on big bumps.':
    'It raps on small, sharp edges and is quiet on large bumps.',
  'Quiet with people in the back.': 'It is quiet with people in the back.',
  'A damper with an electric valve has an open coil, a broken lead or leaks. The system sets all dampers to one firm state and shows a suspension warning.':
    'A damper with an electric valve has an open coil or a broken lead, or leaks. The system sets all dampers to one firm state and shows a suspension warning.',
  'Cheap plain dampers fitted in place keep the warning on.':
    'Ordinary dampers that are fitted instead leave the warning on.',
  'A coil spring has snapped, mostly at its end coil where rust bites. The corner stands a little low, knocks, and the sharp end can reach the tyre.':
    'A coil spring has snapped, mostly at its end coil where rust forms. The corner is a little low and knocks, and the sharp end can reach the tyre.',
  'A loud bang on a frosty morning or overnight on the drive.':
    'There was a loud bang on a frosty morning, or overnight on the drive.',
  'Only the last half coil is gone, so the car sits nearly level and a test finds it.':
    'Only the last half coil has gone, so the car is nearly level and the MOT finds it.',
  'Old springs have settled, or are too weak for the load carried. The back hangs low, the headlights dazzle, and it strikes the bump stops.':
    'Old springs have settled, or are too weak for the load. The rear hangs low, the headlights dazzle, and the suspension hits its bump stops.',
  'Estates and pickups that carry tools every day.':
    'It is typical of estates and pickups that carry tools every day.',
  'Both sides sag alike, unlike a broken spring.':
    'Both sides sag equally, unlike with a broken spring.',
  'A leaf of the rear spring pack, or the bolt that holds the pack to the axle, has broken. The truck leans, the axle can shift back on one side, and a loose leaf can stab the tank or tyre.':
    'A leaf of the rear spring, or the bolt that holds the spring to the axle, has broken. The vehicle leans, the axle can shift back on one side, and a loose leaf can pierce the tank or a tyre.',
  'Breaks at the centre bolt or under the clip, where water stays.':
    'The leaf breaks at the centre bolt or under the clip, where water collects.',
  'The lowest helper leaf goes unseen for long.':
    'A broken lowest helper leaf often goes unnoticed for a long time.',
  'The hanger that carries the end of the leaf spring has rusted away. The spring end drops or pushes up into the bed, and the corner falls suddenly.':
    'The hanger that carries the end of the leaf spring has rusted away. The end of the spring drops or pushes up into the load bed, and the corner falls suddenly.',
  'The bed is pushed up from below on one side.':
    'The load bed is pushed up from below on one side.',
  'A shackle squeaks for a year before the bracket gives way.':
    'A shackle squeaks for a year before the bracket breaks.',
  'The rubber mounts or bolts between subframe and body have given way. The whole axle shifts a little, with a deep thud on starting, braking and turning.':
    'The rubber mounts or bolts between the subframe and the body have failed. The whole axle shifts a little, with a deep thud when pulling away, braking and turning.',
  'After clutch, gearbox or rack work, when the subframe was not centred or its bolts not renewed.':
    'It happens after work on the clutch, the gearbox or the rack, if the subframe was not centred or its bolts were not renewed.',
  'Rear-driven cars thud once as the clutch bites.':
    'Rear-wheel-drive cars thud once as the clutch bites.',
  'The body panel that carries the top of the strut, or the seat under a rear spring, has rusted. The spring pushes it up or through, so that corner drops and the wheel tilts in.':
    'The body panel that carries the top of the strut, or the seat under a rear spring, has rusted. The spring pushes it up or through, so that corner drops and the top of the wheel tilts inwards.',
  'The mastic at the edge of the tower lifts and the gap between mount and bonnet hinge shrinks.':
    'The sealer at the edge of the tower lifts, and the gap between the mount and the bonnet hinge gets smaller.',
  'Mud kept wet behind the arch liner rots the rear tower from outside, unseen.':
    'Wet mud behind the arch liner rots the rear tower from outside, where nobody sees it.',
  'Small cars have a twist-beam rear axle on two large bushes. When they tear, the axle steers a little by itself and thuds over ramps and when you reverse with the brake.':
    'Many small cars have a twist-beam rear axle on two large bushes. When the bushes tear, the axle steers a little by itself and thuds over ramps and when you brake in reverse.',
  'One thud as the rear brakes grip in reverse.':
    'There is one thud as the rear brakes grip in reverse.',
  'A creak from the back each time somebody gets in.':
    'The rear creaks each time somebody gets in.',
  'A hard blow has bent an arm, strut or knuckle by some millimetres. The steering wheel stands crooked at once, the car pulls, and alignment cannot be brought right.':
    'A hard blow has bent an arm, a strut or a knuckle by a few millimetres. The steering wheel is off centre at once, the car pulls, and the alignment cannot be set correctly.',
  'One wheel a finger nearer to the arch than its partner.':
    'One wheel is a finger’s width nearer to the arch than the one opposite.',
  'Camber of one wheel is a degree off and cannot be set.':
    'The camber of one wheel is a degree out and cannot be set.',
  'The eccentric bolts that set camber and toe are rusted fast in their bushes, or do not hold. The wheels cannot be set, or go out again after a few hundred miles.':
    'The eccentric bolts that set the camber and the toe are rusted solid in their bushes, or do not hold. The wheels cannot be set, or go out again after a few hundred miles.',
  'The alignment sheet has one red value and the note "adjuster seized".':
    'The alignment sheet shows one red value and the note ‘adjuster seized’.',
  'A sharp object has gone through the tread. While it stays in, air leaks slowly, and when it is thrown out the tyre goes flat within minutes.':
    'A sharp object has gone through the tread. While it is still in the tyre, air leaks slowly. When it is thrown out, the tyre goes flat within minutes.',
  'One tyre alone loses 2-10 psi a day, mostly a rear one, since the front wheel flips the nail upright.':
    'Only one tyre loses 2–10 psi a day. It is mostly a rear one, since the front wheel flips the nail upright.',
  'A tick on the road in time with the wheel may be the screw head.':
    'A ticking noise in time with the wheel may be the head of a screw.',
  'Corrosion, flaking paint or dirt between rim and tyre lets air creep out. The tyre needs air every week or two though no hole is found.':
    'Corrosion, flaking paint or dirt between the rim and the tyre lets air escape slowly. The tyre needs air every week or two although no hole is found.',
  'White powder or blistered lacquer at the rim edge of an alloy wheel.':
    'There is white powder or blistered lacquer at the rim edge of an alloy wheel.',
  'It gets worse in frost, when rubber shrinks and stiffens.':
    'It gets worse in frost, when the rubber shrinks and stiffens.',
  'The small valve core, the rubber stem or the seal of a metal TPMS valve leaks. It is a slow loss which stops when the stem is bent to one side or the cap is screwed on.':
    'The small valve core, the rubber stem or the seal of a metal TPMS valve leaks. The loss is slow, and it stops when the stem is bent to one side or the cap is screwed on.',
  'A new leak right after pumping up is grit in the core.':
    'If a leak begins right after the tyre was pumped up, there is grit in the valve core.',
  'Metal valve stems corrode to the core where brass cores meet aluminium stems.':
    'In metal valves a brass core corrodes in its aluminium stem.',
  'The sealed battery in a wheel sensor lasts about seven to ten years. When it is empty the sensor is silent, the light flashes for a minute at start and then stays on, and one wheel shows dashes.':
    'The sealed battery in a wheel sensor lasts about seven to ten years. When it is flat, the sensor sends nothing, the light flashes for a minute at the start and then stays on, and the display shows dashes for that wheel.',
  'It flashes on cold mornings first and recovers when the wheels are warm.':
    'At first it flashes on cold mornings and recovers when the wheels are warm.',
  'When one sensor of a set dies of age, the others follow within a year.':
    'When one sensor of a set fails through age, the others follow within a year.',
  'After pumping, rotating or changing wheels the system still holds the old values. It warns with right pressures, or names the wrong wheel.':
    'After the tyres have been pumped up, or the wheels moved round or changed, the system still uses the old values. It warns although the pressures are right, or names the wrong wheel.',
  'Systems without sensors in the wheels compare wheel speeds and must be reset after each pumping.':
    'Systems without sensors in the wheels compare the wheel speeds, and must be reset each time the tyres have been pumped up.',
  'Every tyre loses about 1 psi a month, and another for each 10 F (6 C) of cooling. On the first cold morning all are low together and the light comes on, often only until they are warm.':
    'Every tyre loses about 1 psi a month, and another 1 psi for each 6 °C (10 °F) that the air gets colder. On the first cold morning all are low together and the light comes on, often only until they are warm.',
  'The light comes in the morning and goes out on the way, in the first frost of the year.':
    'In the first frost of the year the light comes on in the morning and goes out on the way.',
  'The nuts were not tightened properly, or paint and rust under them settled. The wheel works on its studs with a clunk and a wobble that grows, until studs break and the wheel leaves the car.':
    'The wheel nuts were not tightened properly, or paint and rust under them have settled. The wheel moves on its studs with a clunk and a wobble that grows, until the studs break and the wheel comes off.',
  'A knock and wobble within days of a tyre change, brake job or season change.':
    'A knock and a wobble begin within days of a tyre change, brake work or a seasonal wheel change.',
  'Shiny rings or rust streaks round the nuts show movement.':
    'Shiny rings or rust streaks around the nuts show that the wheel has moved.',
  'The nuts have a thin bright cap over a steel core. Rust swells beneath the cap until the wheel brace no longer fits, and the cap comes off on the tool. A flat tyre then cannot be changed at the roadside.':
    'The wheel nuts have a thin bright cap over a steel core. Rust swells beneath the cap until the wheel brace no longer fits, and the cap comes off with the tool. A flat tyre then cannot be changed at the roadside.',
  'Shops hammer oversize sockets on, which splits the caps further.':
    'Some workshops hammer oversize sockets on, which splits the caps further.',
  'A stud has snapped or lost its thread, from over-tightening with an air gun, from rust or from running loose. The others carry more than their share and may follow.':
    'A stud has snapped or its thread is stripped, because it was over-tightened with an impact gun, rusted or ran loose. The others are overloaded and may follow.',
  'It breaks when loosening after an air gun has overtightened it.':
    'A stud that was over-tightened with an impact gun breaks when it is loosened.',
  'A stud that turns in the hub cannot clamp any more.':
    'A stud that turns in the hub no longer clamps the wheel.',
  'The key for the locking nuts is lost or its pattern is stripped by an air gun. The wheels cannot be taken off for a puncture or a brake job.':
    'The key for the locking nuts is lost, or its pattern has been stripped by an impact gun. The wheels cannot be taken off for a puncture or for work on the brakes.',
  'The key was left in another workshop or lies in the boot foam, the glovebox or the ashtray.':
    'The key was left at another workshop, or is in the boot foam, the glovebox or the ashtray.',
  'Cheap keys spread and slip under an air gun.':
    'Cheap keys spread and slip when they are used with an impact gun.',
  'Rust on the steel hub has bound the alloy wheel. All nuts are off, and still it does not come away, which makes a roadside wheel change impossible.':
    'Rust on the steel hub has seized the alloy wheel. All the nuts are off and still the wheel does not come away, which makes a wheel change at the roadside impossible.',
  'It is found with a flat tyre in the rain, years after the wheel was last off.':
    'It is discovered with a flat tyre in the rain, years after the wheel was last off.',
  'Cars in salted regions whose hubs were never cleaned at tyre changes.':
    'It is typical of cars on salted roads whose hubs were never cleaned when the tyres were changed.',
  'The spare is flat, ten years old or rusted fast under the car, or the sealant bottle is out of date. It is found out only at the roadside. Under-floor carriers can also rust through and drop the wheel.':
    'The spare is flat, ten years old or rusted to its carrier, or the bottle of sealant is out of date. This is discovered only at the roadside. Carriers under the floor can also rust through and drop the wheel.',
  "Sealant ages out after about four to eight years, and the compressor's fuse or plug fails from lying there.":
    'Sealant expires after about four to eight years, and the fuse or the plug of the compressor fails through lack of use.',
  'A pothole or kerb has bent the rim. It runs out of true, so the car shakes at speed and air may leak at the bent lip.':
    'A pothole or kerb has bent the rim. It no longer runs true, so the car shakes at speed, and air may leak at the bent lip.',
  'The balancer needs a heavy weight, and the shake stays.':
    'The balancer needs a heavy weight, and the shake remains.',
  'The rim, a spoke or the weld of the wheel has cracked. Air leaks through, the crack grows with each turn and in the end the wheel breaks apart.':
    'The rim, a spoke or the weld of the wheel has cracked. Air leaks through the crack, which grows with each turn, and in the end the wheel breaks apart.',
  'A hairline across the inner barrel that leaks only when driving is the usual find.':
    'The usual find is a hairline crack across the inner barrel that leaks only while the car is moving.',
  'The races of a hub bearing are pitted or have lost their grease. It hums, growls louder as the car leans on it in bends, and in the end the wheel gains play.':
    'The races of a wheel bearing are pitted or have lost their grease. It hums, growls louder when the car leans on it in bends, and in the end the wheel gets play.',
  'It grows when you steer away from the bad side: louder in a left bend means the right bearing.':
    'The noise grows when the bad side carries more load: if it is louder in a left bend, the right bearing is worn.',
  'An ABS lamp may come with it, as the sensor ring is part of the bearing on many cars.':
    'The ABS warning light may come on as well, because on many cars the sensor ring is part of the bearing.',
  'The nut that clamps hub, bearing and drive shaft has worked loose or the hub is breaking. The wheel clicks, rocks and tilts, the brake pedal travels further, and the wheel may come off with hub and disc.':
    'The nut that clamps the hub, the bearing and the driveshaft has worked loose, or the hub is breaking. The wheel clicks, rocks and tilts, the brake pedal travels further, and the wheel may come off with the hub and the disc.',
  'A single click at the change from forward to reverse after bearing or drive-shaft work is a loose hub nut.':
    'If there is a single click when you change from forward to reverse after work on a bearing or driveshaft, the hub nut is loose.',
  'The first brake press after a bend goes further, because the tilted disc has pushed the pads back.':
    'After a bend the first press of the brake pedal goes further, because the tilted disc has pushed the pads back.',
  'A bolt that was started crooked with an air gun, or tightened too hard, ruins its thread. It never reaches its torque, works loose and clicks, and the other bolts carry too much.':
    'A wheel bolt that was started crooked with an impact gun, or tightened too hard, has ruined its thread. It never reaches its torque, works loose and clicks, and the other bolts carry too much load.',
  'Noticed after a tyre change: one bolt turns on and on, or stops hard before it seats.':
    'It is noticed after a tyre change: one bolt turns on and on, or stops hard before it seats.',
  'Alloy wheels with bolts of the wrong length or seat ruin the thread of the hub.':
    'Bolts of the wrong length or with the wrong seat for an alloy wheel ruin the thread of the hub.',
  'Alloys from another maker need plastic rings to fill their larger bore. Without them, or with rust behind the wheel, it sits off centre: it shakes although it is balanced.':
    'Alloy wheels from another manufacturer need plastic rings to fill their larger bore. Without the rings, or with rust behind it, the wheel is off centre, and the car shakes although the wheels are balanced.',
  'Shakes since other wheels or a tyre change, balanced twice without success.':
    'The car has shaken since other wheels were fitted or tyres were changed, and balancing twice has not helped.',
  'A pothole or kerb pinched the sidewall and broke its cords. The air presses a bubble outwards, and only rubber holds it there.':
    'A pothole or kerb has pinched the sidewall and broken its cords. The air presses a bubble outwards, and only rubber holds it.',
  'A dent or a scuff on the rim at the same angle shows where it was hit.':
    'A dent or a scuff on the rim at the same place shows where it was hit.',
  'Heat, age or a fault of manufacture has parted the steel belts from the casing. First there is a thump and a wobble at low speed, later the tread flies off, often without loss of air.':
    'Heat, age or a manufacturing fault has separated the steel belts from the casing. First there is a thump and a wobble at low speed, and later the tread flies off, often without loss of air.',
  'A wobble at walking pace that no balancing cures, growing from day to day.':
    'There is a wobble at walking pace that no balancing cures and that grows from day to day.',
  'A tyre driven with too little air or too much load flexes and overheats until the sidewall cords melt and it bursts. The cause is usually a slow leak that nobody noticed.':
    'A tyre that is driven with too little air or too much load flexes and overheats until the cords in its sidewall melt and it bursts. The cause is usually a slow leak that nobody noticed.',
  'A ring of scuffed, blue-grey rubber round the sidewall tells that it ran flat before it burst.':
    'A ring of scuffed, blue-grey rubber around the sidewall shows that the tyre ran flat before it burst.',
  'Caravans, trailers and full holiday loads in summer heat are the classic setting.':
    'It typically happens to caravans, trailers and cars with a full holiday load in summer heat.',
  'Rubber hardens with the years even if the tread looks deep. Fine cracks grow in the sidewall and grooves, grip in the wet fades, and air may seep.':
    'Rubber hardens with the years even if the tread looks deep. Fine cracks form in the sidewall and the grooves, the grip in the wet fades, and air may seep out.',
  'Cars that drive little age their tyres before they wear them: caravans, classics, second cars.':
    'On vehicles that cover few miles, such as caravans, classic cars and second cars, the tyres age before they wear.',
  'Cracks at the foot of the tread blocks and near the rim are worse than a fine net on the sidewall.':
    'Cracks at the foot of the tread blocks and near the rim are worse than a fine net of cracks on the sidewall.',
  'The tread is down to the wear bars. Water can no longer leave under the tyre, so the car floats on wet roads, spins its wheels and needs far longer to stop.':
    'The tread is worn down to the wear bars. It can no longer clear water from under the tyre, so the car aquaplanes on wet roads, spins its wheels and needs far longer to stop.',
  'Front tyres of front-drive cars wear about twice as fast as the rear.':
    'The front tyres of front-wheel-drive cars wear about twice as fast as the rear ones.',
  'The wheels do not point straight ahead or lean too much. The tread is scrubbed off on one edge, often the hidden inner one, while the car pulls or the wheel stands crooked.':
    'The wheels do not point straight ahead, or they lean too much. The tread wears on one edge, often the hidden inner one, while the car pulls or the steering wheel is off centre.',
  'Feathered edges, smooth one way and sharp the other, mean toe. A smooth bald edge means camber.':
    'Feathered edges, which are smooth one way and sharp the other, point to the toe. A smooth, bald edge points to the camber.',
  'It starts after a kerb strike or suspension work.':
    'It starts after hitting a kerb, or after work on the suspension.',
  'Too little air wears both shoulders and heats the tyre. Too much air wears the middle and makes the car skittish. All tyres set by the same hand wear alike.':
    'Too little air wears both edges of the tread and heats the tyre. Too much air wears the middle and makes the car skittish. All tyres that were set in the same way wear alike.',
  'Both edges worn with the middle higher: too little air or too much load.':
    'If both edges are worn and the middle is higher, there was too little air or too much load.',
  'The middle worn and edges high: pumped to the figure on the sidewall and not to the door label.':
    'If the middle is worn and the edges are higher, the tyre was pumped to the figure on its sidewall and not to the door label.',
  'The tread has worn into dips or saw-teeth, from weak dampers, lack of rotation or slight toe error. It hums and drones like a wheel bearing, mostly from the rear.':
    'The tread has worn into dips or saw-teeth because of weak dampers, lack of rotation or a slight error in the toe. It hums and drones like a wheel bearing, mostly from the rear.',
  'The drone changes at once on another road surface, while a wheel bearing does not care.':
    'The drone changes at once on another road surface, while the noise of a wheel bearing does not.',
  'Rear tyres of front-drive cars that were never rotated are the usual ones.':
    'It is most often found on the rear tyres of front-wheel-drive cars whose wheels were never moved round.',
  'A weight has come off or the tyre has worn or moved on its rim. The wheel hammers or wobbles at a certain speed, mostly between 50 and 75 mph, through the steering wheel or the seat.':
    'A balance weight has come off, or the tyre has worn or moved on its rim. The wheel vibrates at a certain speed, mostly between 50 and 75 mph, and you feel it in the steering wheel or the seat.',
  'In the steering wheel means front, in the seat means rear.':
    'A shake in the steering wheel points to the front wheels, and one in the seat to the rear wheels.',
  'Long standing or a skid with locked wheels has left a flat place, or the tyre was built out of round. It thumps with each turn of the wheel and cannot be balanced away.':
    'Long standing or a skid with locked wheels has left a flat spot, or the tyre was out of round when it was made. It thumps with each turn of the wheel and cannot be balanced away.',
  'Bad in the first miles after weeks of standing, then gone: nylon set. Always there: skid flat or built in.':
    'A thump that is bad in the first miles after weeks of standing and then goes comes from a temporary flat spot. One that is always there comes from a skid or from the tyre itself.',
  'New tyres that shake at all speeds, though balanced to zero, are out of round.':
    'New tyres that shake at all speeds, though they are balanced to zero, are out of round.',
};
