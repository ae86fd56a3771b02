/** Summaries, patterns and workshop names of the engine and cooling faults, as pages show them, by the text as it is written. */
export const engineAndCooling: Readonly<Record<string, string>> = {
  'A battery change often seems to cure it for some days because the learned values are reset.':
    'A battery change often seems to cure it for some days, because the learned values are reset.',
  'A bearing of the crankshaft has worn or lost its oil film. It hammers deeply under load, sheds metal into the oil and in the end seizes or throws the rod through the block.':
    'A bearing of the crankshaft has worn or lost its oil film. It knocks deeply under load and sheds metal into the oil, and in the end it seizes or the rod breaks through the block.',
  'A blue puff at the first start or when pulling off after a long idle or a long descent.':
    'A blue puff comes at the first start, or when you pull away after a long idle or a long descent.',
  'A broken thermostat, injector, EGR valve or sensor stops regeneration, so that the filter is the victim.':
    'A faulty thermostat, injector, EGR valve or sensor prevents regeneration, so that the filter is not the original fault.',
  'A carbon flake under the plate gives a sudden bad idle that may clear after a hard drive.':
    'A flake of carbon under the valve plate suddenly makes the idle rough, and may clear after a hard drive.',
  'A catalyst rarely dies alone. Look for misfire, oil consumption or coolant loss first.':
    'A catalytic converter rarely fails by itself. Look for a misfire, oil consumption or coolant loss first.',
  'A cheap oil filter without anti-drain valve gives the same sound.':
    'A cheap oil filter without an anti-drain valve causes the same sound.',
  'A cheap plastic arm on the outside of the manifold pops off or wears oval.':
    'A cheap plastic arm on the outside of the manifold pops off, or its hole wears oval.',
  'A code together with audible pinking can mean that the sensor is right: carbon or bad fuel makes the engine knock.':
    'A code together with audible pinking can mean that the sensor is right: carbon or bad fuel is making the engine knock.',
  'A collapsed hose after cooling tells that the vacuum valve of the cap sticks.':
    'A hose that has collapsed after cooling shows that the vacuum valve in the cap is stuck.',
  'A coloured trail below the pump pulley, wet after shutdown.':
    'There is a coloured trail below the pump pulley, which is wet after a run.',
  'A coolant hose has burst, or a plastic connector has snapped. Coolant leaves fast, often with steam and a sudden rise of temperature.':
    'A coolant hose has burst or a plastic connector has snapped. Coolant escapes fast, often with steam and a sudden rise in temperature.',
  'A dead auxiliary pump only costs heat at idle or cooling after switching off.':
    'If only an auxiliary pump fails, the heater is cold at idle or parts are no longer cooled after switching off.',
  'A drop of oil between engine and gearbox can come from the cover of the bearing.':
    'Oil that drips between engine and gearbox can come from the cover of the bearing.',
  'A dry whirr that becomes a growl in some weeks.':
    'A dry whirr becomes a growl within some weeks.',
  'A fan on full with the engine warning light on may be the ECU protecting itself because the temperature sensor is lost.':
    'A fan at full speed with the engine warning light on may be a precaution of the control unit because the signal of the temperature sensor is missing.',
  'A flat spot at the same pedal position each time, often where one cruises.':
    'There is a flat spot at the same pedal position each time, often at cruising speed.',
  'A flush on a badly sludged engine loosens lumps that finish blocking the strainer.':
    'A flush on a badly sludged engine loosens lumps that can block the strainer completely.',
  'A hard brake pedal is a sign on engines whose vacuum pump strainer is blocked by the same crumbs.':
    'On engines where the same crumbs block the strainer of the vacuum pump, a hard brake pedal is a sign.',
  'A hardened intake gasket or a cracked vacuum hose lets in air that was not measured. The mixture becomes lean, most of all at idle, so the engine hunts, hisses and may stall.':
    'A hardened intake gasket or a cracked vacuum hose lets in air that has not been measured. The mixture becomes lean, most of all at idle, so the engine hunts, hisses and may stall.',
  'A jerk between gear changes and a fluttering sound when lifting off.':
    'The car hesitates between gear changes and makes a fluttering sound when you lift off.',
  'A knock from the joint of engine and transmission that is loud at idle in Park and changes or goes when a gear is engaged.':
    'A knock where the engine meets the gearbox is loud at idle in Park, and changes or stops when a gear is engaged.',
  'A knock like marbles when pulling hard at low revs, days or weeks before the failure.':
    'The engine rattles like marbles when pulling hard at low revs, days or weeks before it fails.',
  'A leaking tube seal or a pool of rainwater fills the well round the plug. The liquid softens the coil boot and lets the spark escape, so that cylinder misfires.':
    'A leaking tube seal or a pool of rainwater fills the well round the spark plug. The liquid softens the boot of the coil and lets the spark escape, so that cylinder misfires.',
  'A level that rises again by itself is fuel or coolant in the oil, not overfilling.':
    'If the level rises again by itself, fuel or coolant is getting into the oil.',
  'A lifter that can switch its cylinder off has stuck or its roller has seized. The cylinder stops working, the engine ticks loudly, and the roller grinds down the camshaft.':
    'A lifter that can switch its cylinder off has stuck, or its roller has seized. The cylinder stops working, the engine ticks loudly, and the roller grinds down the camshaft.',
  'A line of oil spray in the plane of the crank pulley marks the front seal.':
    'A line of oil spray level with the crankshaft pulley points to the front seal.',
  'A loud pop under acceleration, then no power, is a hose off its joint.':
    'A loud pop under acceleration, then no power, means that a hose has come off its joint.',
  'A melted plug at the fan or its module is as common as a dead motor.':
    'A melted plug at the fan or its module is as common as a failed motor.',
  'A misfire or an engine that burns oil fills the filter again within weeks: the filter is then the victim.':
    'A misfire or an engine that burns oil fills the filter again within weeks, so the filter is then not the original fault.',
  'A new coil and new plugs on that cylinder change nothing, and its compression is good.':
    'A new coil and new plugs on that cylinder change nothing, although its compression is good.',
  'A new turbo fails again within weeks if the blocked feed pipe or dirty oil stays.':
    'A new turbo fails again within weeks if the blocked feed pipe or the dirty oil is not changed.',
  'A plug browned by heat at the fan is common where the motor draws too much: test the motor before a new fuse.':
    'A plug browned by heat at the fan is common where the motor draws too much current: test the motor before you fit a new fuse.',
  'A pop under acceleration, then a loud chuffing from under the bonnet that keeps time with the engine.':
    'There is a pop under acceleration, then a loud chuffing from under the bonnet in time with the engine.',
  'A quiet valve train is not always good: tight valves make no noise.':
    'A quiet valve train is not always good: valves with too little clearance make no noise.',
  'A rattle when tapping the catalyst with a rubber mallet means a loose brick.':
    'A rattle when you tap the catalytic converter with a rubber mallet means that the ceramic inside is loose.',
  'A ring of carbon and oil film round the throttle plate blocks the thin gap through which the engine breathes at idle. The idle sinks, hunts, or the engine dies when you come to a stop.':
    'A ring of carbon and oil film round the throttle plate blocks the thin gap through which the engine breathes at idle. The idle drops or hunts, or the engine dies as you come to a stop.',
  'A rough, white-smoking first minute after a night, because coolant has seeped into one cylinder.':
    'After a night the engine runs rough and smokes white for the first minute, because coolant has seeped into one cylinder.',
  'A seized alternator or air-conditioning compressor can hold the engine just as fast, so check that first.':
    'A seized alternator or air-conditioning compressor can lock the engine just as firmly, so check those first.',
  'A seized water pump or tensioner bearing strips the teeth long before the belt itself is due.':
    'A seized water pump or tensioner bearing can strip the teeth long before the belt itself is due.',
  'A shield that touches the prop shaft sings with road speed instead.':
    'A shield that touches the propshaft makes a ringing noise that follows road speed instead.',
  'A slow loss with a stain down the front or rear wall of the block, below the head joint.':
    'There is a slow loss, with a stain down the front or rear wall of the block below the head joint.',
  'A squeal or howl that stops when the oil cap is loosened is a torn diaphragm.':
    'A squeal or howl that stops when the oil cap is loosened comes from a torn diaphragm.',
  'A sticky feel at the first touch of the pedal is the plate gummed to its bore. It needs a push to break free, and the car then jumps.':
    'If the pedal sticks at the first touch, the plate is gummed to its bore. It needs a push to break free, and the car then jumps forward.',
  'A stretched timing chain stores similar codes, so check for rattle before buying a sensor twice.':
    'A stretched timing chain stores similar codes, so listen for a rattle before you buy a second sensor.',
  'A sudden loud tick with a dead cylinder, usually one of those that the system can switch off.':
    'There is a sudden loud tick and a dead cylinder, usually one of those that the system can switch off.',
  'A tank that splits soon after it was renewed points to over-pressure from a head gasket.':
    'If a new tank soon splits too, a leaking head gasket may be putting too much pressure into the system.',
  'A tick at half engine speed from the top of the engine that softens as it warms.':
    'The tick comes from the top of the engine at half engine speed and softens as the engine warms up.',
  'A tick that new oil does not cure, at half engine speed, which becomes a misfire on the same cylinder months later.':
    'A tick at half engine speed, which new oil does not cure, becomes a misfire on the same cylinder months later.',
  'A valve no longer seals because its edge has burnt, it is bent, or a piece has broken off. That cylinder has little compression, so it misfires all the time and no ignition part cures it.':
    'A valve no longer seals because its edge has burnt, it is bent, or a piece has broken off. That cylinder has little compression, so it misfires all the time and no new ignition part cures it.',
  'A wire in the engine bay has rubbed through, corroded in its plug or been chewed by rats or martens. Sensors and coils drop out at random, with strange codes from several circuits.':
    'A wire in the engine bay has rubbed through, corroded in its plug or been chewed by rats or martens. Sensors and coils drop out at random, and unrelated codes appear from several circuits.',
  'After a battery change the idle is worse, because the ECU forgot how far it had learned to open a dirty plate.':
    'After a battery change the idle is worse, because the control unit has forgotten how far it had learned to open the dirty plate.',
  'After a hot drive, a climb or a filter cleaning, fan and coolant pump run on for some minutes with the ignition off, so that no heat is trapped. It stops by itself.':
    'After a hot drive, a climb or a filter cleaning, the fan and the coolant pump run on for some minutes with the ignition off, so that no heat is trapped. They stop by themselves.',
  'After an oil change the wrong quantity or a leaking filter or plug is a common cause.':
    'After an oil change, the wrong quantity or a leaking filter or drain plug is a common cause.',
  'After washing the engine or driving through heavy rain with a missing cover, water stands in the wells instead.':
    'If the engine was washed, or the car was driven through heavy rain without its engine cover, there is water in the wells instead.',
  'Air is trapped in the cooling circuit, mostly after coolant work. It gurgles behind the dashboard, the heater goes cold and the gauge swings.':
    'Air is trapped in the cooling system, mostly after coolant work. It gurgles behind the dashboard, the heater goes cold and the gauge swings.',
  'Air that returns again and again without repair work is combustion gas or a leak on the suction side.':
    'Air that returns again and again without repair work is combustion gas, or comes from a leak on the suction side.',
  'An automatic changes up too late or hard, as it takes its load from this sensor.':
    'An automatic gearbox changes up too late or too hard, because it judges the load by this sensor.',
  'An engine that runs again with a knock or low power has a bent rod, which breaks later.':
    'An engine that runs again but knocks or lacks power has a bent rod, which will break later.',
  'An even chuff, chuff at the tailpipe with a paper held there being sucked back now and then.':
    'The exhaust puffs in a steady rhythm, and a sheet of paper held at the tailpipe is sucked back now and then.',
  'An exhaust leak ahead of the sensor or a coolant leak into the engine spoils a healthy sensor.':
    'An exhaust leak ahead of the sensor, or a coolant leak into the engine, falsifies the reading of a healthy sensor.',
  'At speed the engine draws so much air that the leak hardly counts, so it feels healthy there.':
    'At speed the engine draws so much air that the leak hardly matters, so it runs normally there.',
  'Automatic gearbox fluid in the coolant comes from the cooler in the radiator instead, and needs haste.':
    'Automatic gearbox fluid in the coolant comes from the cooler in the radiator instead, and needs repair at once.',
  'Bad engine mounts tear new ducts.': 'Worn engine mounts can tear even a new duct.',
  'Belts age by years as well as by miles: the interval is whichever comes first.':
    'Belts age by years as well as by miles: the limit that is reached first counts.',
  'Braid bulges or hangs in threads between engine and catalyst.':
    'The braid bulges or hangs in threads between the engine and the catalytic converter.',
  'Broken exhaust manifold studs tick too, but puff and fade as the metal expands.':
    'Broken exhaust manifold studs tick too, but they puff and fade as the metal expands.',
  'Broken studs sit mostly at the rear cylinders.':
    'The studs at the rear cylinders break most often.',
  'Brown sludge in the tank and no gas, no smoke, no milk on the dipstick.':
    'There is brown sludge in the tank, but no combustion gas, no smoke and no milky oil on the dipstick.',
  'Burning fuel makes water. In a cold pipe it condenses: thin white vapour and a few drips until everything is hot, on cold and damp days longer. It thins out within some minutes and has no sweet smell.':
    'Burning fuel makes water. In a cold pipe it condenses: you see thin white vapour and a few drips until everything is hot, and for longer on cold, damp days. The vapour thins out within some minutes and has no sweet smell.',
  'Cars on gas need the check far more often.':
    'Cars that run on gas need the check far more often.',
  'Cars that are only driven gently in town suffer first. A weekly hard drive keeps vanes moving.':
    'Cars that are driven only gently in town suffer first. A brisk drive once a week helps to prevent the vanes from sticking.',
  'Cars that go a mile or two at a time through a winter show the light first in the cold months.':
    'Cars that go only a mile or two at a time through a winter show the light first in the cold months.',
  'Cheap replacement catalysts often bring the code back within a year.':
    'Cheap replacement converters often bring the code back within a year.',
  'Clean saw cuts and hanging sensor cables below.':
    'There are clean saw cuts and hanging sensor cables below.',
  'Clear water in the footwell in summer is a blocked air-conditioning drain instead.':
    'If there is clear water in the footwell in summer, the drain of the air conditioning is blocked instead.',
  'Clearance that was never checked, or gas running, burns exhaust valves.':
    'Valve clearance that was never checked, or running on gas, burns exhaust valves.',
  'Coils and plugs have been changed without cure.':
    'New coils and plugs have not cured the misfire.',
  'Comes after an oil change in which the old oil had not all run out, or after topping up without waiting for the level to settle.':
    'It happens after an oil change in which the old oil had not all run out, or after topping up without waiting for the level to settle.',
  'Comes at one engine speed and goes at another.':
    'It starts at one engine speed and stops at another.',
  'Comes every 200 to 500 miles, lasts 10 to 20 minutes, and all is normal in between.':
    'It comes every 200 to 500 miles and lasts 10 to 20 minutes, and everything is normal in between.',
  'Comes in winter with trips of a few miles and goes in spring, or after an hour on the motorway.':
    'It comes in winter with trips of a few miles and goes in spring, or after an hour on the motorway.',
  'Compressed air escapes through a split hose, a popped-off joint or a cracked intercooler. Under acceleration you hear a rush of air, the engine lacks power and a diesel smokes black.':
    'Compressed air escapes through a split hose, a joint that has come apart or a cracked intercooler. Under acceleration you hear a rush of air, the engine lacks power and a diesel smokes black.',
  'Compression is normal, which sets it apart from worn rings.':
    'The compression is normal, unlike with worn rings.',
  'Cool on the motorway, hot in the queue: the classic sign.':
    'It runs cool on the motorway and hot in a traffic queue: that is the classic sign.',
  'Coolant disappears, no puddle, no gas in the coolant, sweet white smoke.':
    'Coolant disappears and the smoke is white and sweet, but there is no puddle and no combustion gas in the coolant.',
  'Coolant on top of the gearbox comes from a housing at the end of the head.':
    'Coolant on top of the gearbox comes from a housing at the end of the cylinder head.',
  'Copper plugs last about 30,000 miles, iridium and platinum ones 60,000 to 100,000.':
    'Copper plugs last about 30,000 miles; iridium and platinum ones last 60,000 to 100,000.',
  'Cuts power after a long pull on the motorway, and all is well after a restart.':
    'It cuts its power after hard acceleration on the motorway, and all is well after a restart.',
  'Daily short trips never let it finish cleaning.':
    'Daily short trips never let the filter finish cleaning itself.',
  'Dark oil below a mount is the fluid of a hydraulic mount.':
    'Dark fluid below a mount has leaked out of a hydraulic mount.',
  'Dies when heat-soaked, starts again after half an hour of cooling. A few weeks later it does not start at all.':
    'It dies when it has become very hot and starts again after half an hour of cooling. A few weeks later it does not start at all.',
  'Diesel in the AdBlue tank, even a cupful, destroys pump and seals. AdBlue in the diesel tank destroys the injection.':
    'Diesel in the AdBlue tank, even a cupful, destroys the pump and the seals. AdBlue in the diesel tank destroys the injection system.',
  'Dirt roads fill a filter in a fraction of the normal interval.':
    'Driving on dirt roads fills a filter in a fraction of the normal interval.',
  'Dried coolant round the cap and a full overflow bottle after a drive.':
    'There is dried coolant round the cap and the overflow bottle is full after a drive.',
  'Dried heat paste beneath a new module kills that one too.':
    'Dried heat paste beneath a new module destroys that one too.',
  'Drips sit under the joint of engine and gearbox while the front of the sump is dry.':
    'The drips hang under the joint of engine and gearbox while the front of the sump is dry.',
  'EGR valve sooted or motor failed': 'EGR valve blocked with soot, or its motor failed',
  'Electronic actuators wear their gears, and then the end stops can no longer be learned.':
    'The gears of electronic actuators wear, and the end stops can then no longer be learned.',
  'Engine harness chafed, corroded or gnawed by rodents':
    'Engine wiring loom chafed, corroded or gnawed by rodents',
  'Engines with solid tappets need their valve gap checked now and then. Too wide a gap ticks, too tight a gap keeps the valve open a little when hot, so it starts badly and burns the valve.':
    'Engines with solid tappets need their valve clearance checked from time to time. Too wide a gap ticks; too small a gap holds the valve open a little when hot, so the engine starts badly and the valve burns.',
  'Every few hundred miles a diesel burns the soot in its filter. For ten to twenty minutes it may idle faster, sound deeper, use more fuel and smell hot, and the fan runs on after you switch off. Nothing is broken.':
    'Every few hundred miles a diesel burns off the soot in its particulate filter. For ten to twenty minutes it may idle faster, sound deeper, use more fuel and smell hot, and the fan runs on after you switch off. Nothing is broken.',
  'Exhaust, catalytic converter and heat shields shrink as they cool, and tick or ping for ten to twenty minutes after a drive. It slows down and stops.':
    'The exhaust, catalytic converter and heat shields shrink as they cool, and tick or ping for ten to twenty minutes after a drive. The ticking slows down and stops.',
  'Fails in a hot cabin and recovers when it cools.':
    'It fails in a hot cabin and recovers when it cools.',
  'Fine in town and hot at motorway speed or uphill, the reverse of a dead fan.':
    'It is fine in town and hot at motorway speed or uphill, the reverse of a failed fan.',
  'First frost brings out dead heaters.': 'Failed heaters show up in the first frost.',
  'Five to ten minutes after a hot drive, then silence.':
    'It runs for five to ten minutes after a hot drive, then stops.',
  'Flaps inside the intake manifold swirl the air at low revs. Carbon jams them, their linkage wears or the motor fails, which costs power and lights the engine lamp. In the worst case a piece breaks off into the engine.':
    'Flaps inside the intake manifold swirl the air at low revs. Carbon jams them, their linkage wears or the motor fails, which costs power and brings the engine light on. In the worst case a piece breaks off and falls into the engine.',
  'Fluid stored warm for years loses strength.':
    'Fluid that has been stored warm for years loses strength.',
  'Gone within five to ten minutes of driving, and much less on a warm day.':
    'It has gone within five to ten minutes of driving, and is much less on a warm day.',
  'Harmonic balancer rubber separated': 'Crankshaft damper (harmonic balancer) rubber separated',
  'Heat and vibration crack the insulation inside the coil, so it often fails warm before it fails cold.':
    'Heat and vibration crack the insulation inside the coil, so it often fails when warm before it fails when cold.',
  'Heat comes with revs and goes at idle.':
    'The heater blows hot when you raise the revs and cold at idle.',
  'Heater burn-out (P0141) is by far the commonest form.':
    'A burnt-out heater (P0141) is by far the most common fault.',
  'Heater circuit codes (P0135) mean a dead sensor or fuse. Slow response codes (P0133) mean age.':
    'Heater circuit codes (P0135) point to a failed sensor or fuse. Slow response codes (P0133) point to age.',
  'High gear, low revs and full throttle invite pre-ignition in direct-injection turbo engines.':
    'A high gear, low revs and full throttle together invite pre-ignition in direct-injection turbo engines.',
  'Hoses hard as wood soon after a cold start, coolant pushed out, and the heater cold at idle.':
    'The hoses go hard soon after a cold start, coolant is pushed out, and the heater is cold at idle.',
  'Hot idle lights the lamp, a touch on the accelerator puts it out.':
    'The light comes on at hot idle and goes out at a touch of the accelerator.',
  'If all fail together suspect the controller or its strip fuse.':
    'If all the plugs fail together, suspect the controller or its strip fuse.',
  'If it stops when the relay is pulled, the relay was welded.':
    'If the fan stops when the relay is pulled, the contacts of the relay had welded.',
  'In a direct-injection engine no fuel washes the backs of the intake valves, so oil mist bakes on them. The deposits disturb the air, which makes the cold engine misfire and idle badly.':
    'In a direct-injection engine no fuel washes the backs of the intake valves, so oil mist bakes on to them. The deposits disturb the air flow, which makes the cold engine misfire and idle badly.',
  'In automatics with an oil cooler in the radiator a leak inside mixes gearbox fluid and coolant.':
    'In automatics with an oil cooler inside the radiator, an internal leak mixes gearbox fluid and coolant.',
  'In some fuse boxes the socket or the board behind the relay burns instead of the relay.':
    'In some fuse boxes the socket or the circuit board behind the relay burns instead of the relay.',
  'In this flat six a shaft beneath the crankshaft drives the camshafts, and a sealed ball bearing carries its rear end. When the bearing breaks up, metal goes through the oil, and when it lets go the cam timing is lost and valves meet pistons.':
    'In this flat-six engine a shaft beneath the crankshaft drives the camshafts, and a sealed ball bearing carries its rear end. When the bearing breaks up, metal goes through the oil, and when it fails completely the cam timing is lost and the valves hit the pistons.',
  'Intake boot torn between air meter and throttle':
    'Intake duct torn between air flow meter and throttle',
  'It comes and goes with no part to blame, and workshops find no fault stored.':
    'It comes and goes with no faulty part, and workshops find no fault stored.',
  'It comes days or months after a change of plugs, where one was crossed, dry, or tightened to the wrong torque.':
    'It comes days or months after a change of plugs in which one was cross-threaded or tightened to the wrong torque.',
  'It is diagnosed last, after power, earths and wiring are proven. Most modules replaced on suspicion were healthy.':
    'It is diagnosed last, after the power supply, earths and wiring have been checked. Most units replaced on suspicion were healthy.',
  'It likes to come on long idling and on oil changed late.':
    'It is more common after long idling and late oil changes.',
  'It may open late with a jerk, so that the needle climbs high and then drops.':
    'It may open late and suddenly, so that the needle climbs high and then drops.',
  'It often follows a transmission or engine repair with converter bolts left loose or a missing dowel.':
    'It often follows a gearbox or engine repair that left the converter bolts loose or a dowel missing.',
  'It pulls at low revs and then feels held by a rubber band.':
    'It pulls at low revs and then feels as if a rubber band were holding it back.',
  'It rattles only after hours of standing and is silent for the rest of the day.':
    'It rattles only after hours of standing and is quiet for the rest of the day.',
  'Knocking, a red oil light, then a sudden stop with locked wheels in a manual car.':
    'There is a knocking noise, a red oil light and then a sudden stop, with locked wheels in a manual car.',
  'Leaks that begin after an oil change come from the plug, its washer or a doubled filter seal.':
    'A leak that begins after an oil change comes from the plug, its washer or a doubled filter seal.',
  'Long oil intervals and low oil level are behind most stretched chains.':
    'Most stretched chains are caused by long oil change intervals and a low oil level.',
  'Long oil intervals and switching off hot starve and coke the bearings.':
    'Long oil change intervals and switching off straight after hard driving starve the bearings of oil and coat them in carbon.',
  'Low or old oil is the first cause: the valve hangs on varnish and its screen clogs.':
    'Low or old oil is the most common cause: the valve sticks on varnish and its screen clogs.',
  'Metal dust on the tip, a damaged reluctor ring or a chafed cable gives the same picture.':
    'Metal dust on the tip, a damaged toothed ring or a chafed cable causes the same symptoms.',
  'Misfires in fog or after a car wash and runs well once the engine bay has dried.':
    'It misfires in fog or after a car wash and runs well once the engine bay has dried.',
  'Misfires on several cylinders for the first minute after a cold start, then smooths out.':
    'It misfires on several cylinders for the first minute after a cold start, then smooths out.',
  'Modern belts do not crack, they wear like a tyre. A groove gauge tells.':
    'Modern belts do not crack; they wear like a tyre, and a groove gauge shows how far.',
  'Modules mounted in the engine bay or wheel arch suffer from water in the plug and cracked solder joints.':
    'Units mounted in the engine bay or wheel arch suffer from water in the plug and cracked solder joints.',
  'No leak, no smoke at idle, yet a litre or quart is gone every 1,000 miles.':
    'There is no leak and no smoke at idle, yet a litre of oil is gone every 1,000 miles.',
  'Often appears days after an air filter change, because the duct was bent or its clamp left loose.':
    'It often appears days after an air filter change, because the duct was bent or its clamp was left loose.',
  'Often the connector is wet with coolant that has crept through the sensor.':
    'The connector is often wet with coolant that has crept through the sensor.',
  'Oil from an over-oiled sports filter and dust from a badly fitted filter bake onto the element.':
    'Oil from an over-oiled sports filter and dust from a badly fitted filter bake on to the element.',
  'Oil leaks from the sump joint, from a drain plug with a damaged thread or washer, or through a rusted or dented pan. Drips fall straight below the engine.':
    'Oil leaks from the joint of the sump, from a drain plug with a damaged thread or washer, or through a rusted or dented sump. The drips fall straight below the engine.',
  'Oil or coolant on the belt halves its life.': 'Oil or coolant on the belt can halve its life.',
  'Oil seeps past the front crankshaft seal or the timing cover. The belt side of the engine gets wet, the drive belt slips and squeals, and oil is flung round by the pulley.':
    'Oil seeps past the front crankshaft seal or the timing cover. The belt side of the engine gets wet, the drive belt slips and squeals, and the pulley flings oil about.',
  'Oil that is too thick reaches tappets and cam adjusters late, and oil that is too thin loses pressure when hot. Oil without the approval of the maker clogs particulate filters and lets belts that run in oil swell.':
    'Oil that is too thick reaches the tappets and cam adjusters late, and oil that is too thin loses pressure when hot. Oil without the approval of the manufacturer can clog the particulate filter and make belts that run in oil swell.',
  'Old oil has turned to tar and blocks the strainer in the sump. The pump draws too little, so the oil light comes on at speed or when hot, and chains, lifters and turbo go short of oil.':
    'Old oil has turned to tar and blocks the strainer in the sump. The pump draws too little, so the oil light comes on at speed or when hot, and the chains, lifters and turbo run short of oil.',
  'On V engines the valley fills and oil runs out at the back, which looks like a rear main seal.':
    'On V engines the valley fills and oil runs out at the back, which looks like a leak at the rear crankshaft seal.',
  'On a cable throttle a small sensor tells the computer how far the plate is open. A worn track gives a wrong reading at one place, and the engine hesitates, jerks or changes gear at the wrong time just there.':
    'On a cable-operated throttle, a small sensor reports to the control unit how far the plate is open. A worn track gives a wrong reading at one place, and just there the engine hesitates, snatches or changes gear at the wrong time.',
  'On a cable throttle the computer lets idle air past the closed plate through a small valve. When carbon makes it stick or its coil fails, the revs hunt, hang high or sink until the engine dies as you stop.':
    'On a cable-operated throttle, the control unit lets idle air past the closed plate through a small valve. When carbon makes it stick or its coil fails, the revs hunt, stay too high or drop until the engine dies as you stop.',
  'On chain engines the corners where cover, head and sump meet leak first.':
    'On chain engines the corners where the cover, head and sump meet leak first.',
  'On diesels the opening of the sensor fills with oily soot from the exhaust-gas recirculation.':
    'On diesels the opening of the sensor fills with oily soot from the exhaust gas recirculation.',
  'On engines where it lies in the valley below the intake, water stands round it and corrodes its plug.':
    'On engines where it is in the valley below the intake, water collects round it and corrodes its plug.',
  'On engines with a distributor or a coil pack, an electronic switch turns the coils on and off. Heat breaks its soldering, so the spark goes away when the engine is hot and comes back when it has cooled.':
    'On engines with a distributor or a coil pack, an electronic switch turns the coils on and off. Heat breaks its solder joints, so the spark fails when the engine is hot and returns when it has cooled.',
  'On newer V6 turbos a clear rattle of one or two seconds after the car has stood some hours.':
    'Newer V6 turbo engines rattle clearly for one or two seconds after the car has stood for some hours.',
  'On older V8s a diesel-like knock at warm idle that fades above 1,000 rpm.':
    'Older V8s knock like a diesel at warm idle, and the knock fades above 1,000 rpm.',
  'On older engines the spark travels through leads, and often a distributor. Cracked insulation and damp let it jump to earth, so the engine misfires or refuses to start on wet days.':
    'On older engines the spark travels through leads, and often through a distributor. Cracked insulation and damp let it jump to earth, so the engine misfires or refuses to start on wet days.',
  'On short cold trips water condenses in the coolest place of the engine, below the oil filler cap, and mixes with oil to a yellow cream. The oil on the dipstick stays clean and the coolant level stays where it is.':
    'On short cold trips, water condenses in the coolest place of the engine, below the oil filler cap, and mixes with oil to form a yellow cream. The oil on the dipstick stays clean and the coolant level does not fall.',
  'One dead plug gives a shake for the first minute, several give no start in frost.':
    'One failed plug makes the engine shake for the first minute; several stop it from starting in frost.',
  'One heater hose hot and the other cool at the bulkhead.':
    'One heater hose is hot and the other cool at the bulkhead.',
  'One or more glow plugs no longer heat, or their control unit does not feed them. The cold diesel starts badly, shakes and smokes white until it has warmed up. On newer cars filter cleaning is blocked too.':
    'One or more glow plugs no longer heat, or their control unit does not feed them. The cold diesel starts badly, shakes and smokes white until it has warmed up. On newer cars the particulate filter cannot clean itself either.',
  'Only the high speed works, or only the low one: that points to the resistor or to one of two relays.':
    'If only the high speed works, or only the low one, suspect the resistor or one of two relays.',
  'Overheat warning out of the blue with full coolant and a fan on full.':
    'An overheating warning comes suddenly, with enough coolant and the fan at full speed.',
  'P0128 alone, with normal level, is nearly always the thermostat.':
    'If P0128 is the only code and the level is right, the thermostat is nearly always the cause.',
  'P20EE alone can be a bad sensor, weak fluid or a worn catalyst: test before buying.':
    'Code P20EE can mean a bad sensor, weak fluid or a worn catalytic converter: test before you buy parts.',
  'Pink or white stalactites at the joint tell of an old slow leak.':
    'Pink or white crust that hangs from the joint shows an old, slow leak.',
  'Piston-type valves replaced the rubber diaphragm in later parts and last longer.':
    'In later versions of the part a piston replaced the rubber diaphragm, and these last longer.',
  'Plastic covers warp and crack, so that a gasket alone does not help.':
    'Plastic covers warp and crack, and a new gasket by itself does not then help.',
  'Plastic tees and quick connectors on the heater hoses break without warning.':
    'Plastic T-pieces and quick connectors on the heater hoses break without warning.',
  'Power falls off slowly, so that owners notice it only against another car.':
    'The power falls off so slowly that owners notice it only when they drive another car.',
  'Quick at first, slower by the minute, silent after half an hour.':
    'It is quick at first, slower by the minute and silent after half an hour.',
  'Rear boxes of cars on short trips rust from inside, since water never boils out.':
    'The rear silencers of cars that do short trips rust from the inside, since the water in them never boils away.',
  'Returns soon after the gasket was changed.':
    'The fault returns soon after the head gasket was changed.',
  'Roaring from the first second after a night in the street.':
    'It roars from the first second after a night on the street.',
  'Rubber hangers tear and the pipe bangs on the floor over bumps.':
    'Rubber hangers tear, and the pipe bangs on the floor over bumps.',
  'Running low on oil, even once, or debris left from making the engine are the usual causes.':
    'The usual causes are running low on oil, even once, or swarf left in the engine when it was made.',
  'Runs well when cold, dies after twenty minutes, and starts again after half an hour of cooling.':
    'The engine runs well when cold, dies after twenty minutes and starts again after half an hour of cooling.',
  'Rust has eaten a hole in a pipe or silencer (muffler), or a hanger has broken and the exhaust hangs down. It booms and rattles and may drag on the road.':
    'Rust has eaten a hole in a pipe or silencer, or a hanger has broken and the exhaust hangs down. It booms and rattles and may drag on the road.',
  'Scraps of plastic guide in the sump are an early sign.':
    'Scraps of the plastic guides in the sump are an early sign.',
  'Sludge or sealant has blocked the narrow tubes of the heater core. The engine is at its proper temperature, but the heater stays lukewarm or warms one side only.':
    'Sludge or sealant has blocked the narrow tubes of the heater matrix. The engine is at its proper temperature, but the heater stays lukewarm or warms one side only.',
  'Some cars draw their air low behind the bumper and swallow water at knee depth.':
    'Some cars draw in their air low down behind the bumper and take in water at knee depth.',
  'Soot jams the movable vanes in the exhaust side of the turbo. When they stick open there is no pull at low revs, when they stick closed the boost overshoots and the engine cuts power.':
    'Soot jams the movable vanes in the exhaust side of the turbo. If they stick open, there is no pull at low revs; if they stick closed, the boost overshoots and the engine cuts its power.',
  'Spark plug tube seals leaking onto coils': 'Spark plug tube seals leaking on to the coils',
  'Squeal on turning the steering to its stop or switching on heavy consumers: the belt slips.':
    'If it squeals when you turn the steering to full lock or switch on the heated rear window, the belt is slipping.',
  'Steel pans rust through at the lower edge in salty regions.':
    'Steel sumps rust through at the lower edge where roads are salted.',
  'Stop-leak products are the usual plug.':
    'Stop-leak products are the usual cause of the blockage.',
  'Stuck oil rings come from long intervals and thin ring designs. Compression may be quite normal.':
    'Oil rings stick after long oil change intervals, and on engines with thin rings. The compression may be quite normal.',
  'Sump gasket, drain plug or pan leaking': 'Sump, sump gasket or drain plug leaking',
  'Switching off and on brings the power back until the next hard pull.':
    'Switching the engine off and on restores the power until you next accelerate hard.',
  'The bearing of an idler, or the tensioner that keeps the belt tight, is worn. It whirrs, grinds or chirps with engine speed, makes the belt flutter and in the end throws it.':
    'The bearing of an idler pulley, or the tensioner that holds the belt tight, is worn. It whirrs, grinds or chirps with engine speed, makes the belt flutter and in the end throws it off.',
  'The bearings of the turbo are worn, mostly from poor oil supply. The wheels touch the housing with a siren-like whine, oil passes into intake or exhaust as blue smoke, and boost falls.':
    'The bearings of the turbo are worn, mostly because of a poor oil supply. The wheels touch the housing with a siren-like whine, oil passes into the intake or exhaust and burns with blue smoke, and boost falls.',
  'The block itself has cracked, through frost with too little antifreeze, overheating or a casting flaw. Coolant leaks outside, into a cylinder or into the oil.':
    'The block itself has cracked, because of frost with too little antifreeze, overheating or a casting flaw. Coolant leaks to the outside, into a cylinder or into the oil.',
  'The cable hangs below the car and is torn by branches, ice or a dropped heat shield.':
    'The cable hangs below the car and can be torn by branches, ice or a loose heat shield.',
  'The camshaft sensor tells the computer which stroke each cylinder is on. Without it the engine takes long to start, since it has to guess, and may lose power or stall.':
    'The camshaft sensor reports to the control unit which stroke each cylinder is on. Without it the engine takes long to start, since the control unit has to guess, and it may lose power or stall.',
  'The cap no longer holds its pressure. Coolant boils earlier and is pushed out on hot days or hills, while no other leak is found.':
    'The cap no longer holds its pressure. The coolant boils earlier and is pushed out on hot days or hills, although no other leak can be found.',
  'The catalyst no longer cleans the exhaust well enough, from age, burnt oil or unburnt fuel. The engine light comes on and the car fails its emissions test, but it drives almost as before.':
    'The catalytic converter no longer cleans the exhaust well enough, because of age, burnt oil or unburnt fuel. The engine light comes on and the car fails its emissions test, but it drives almost as before.',
  'The ceramic inside the catalyst has melted or broken up and blocks the exhaust. The engine cannot breathe out, so power fades with revs, it gets very hot below and may stall.':
    'The ceramic inside the catalytic converter has melted or broken up and blocks the exhaust. The exhaust gas cannot escape, so power fades as the revs rise, the underside gets very hot and the engine may stall.',
  'The coil that feeds one spark plug no longer makes enough voltage. That cylinder misses, so the engine shakes, loses power and sends unburnt fuel to the catalyst.':
    'The coil that feeds one spark plug no longer makes enough voltage. That cylinder misfires, so the engine shakes, loses power and sends unburnt fuel to the catalytic converter.',
  'The computer believes a wrong engine temperature. It then gives too much or too little fuel, runs the radiator fan as a precaution and shows nonsense on the gauge, while the engine itself is fine.':
    'The control unit receives a wrong engine temperature. It then injects too much or too little fuel, runs the radiator fan as a precaution and shows a false reading on the gauge, while the engine itself is fine.',
  'The contacts of the fan relay have welded or the fan module has failed. The fan roars all the time, even with the key out, and empties the battery.':
    'The contacts of the fan relay have welded together, or the fan module has failed. The fan roars all the time, even with the key out, and empties the battery.',
  'The cooler for recirculated exhaust has cracked inside. Coolant goes into the intake or exhaust and leaves as white smoke, and soot may catch fire where glycol has soaked it.':
    'The cooler for recirculated exhaust gas has cracked inside. Coolant gets into the intake or the exhaust and leaves as white smoke, and soot soaked with coolant may catch fire.',
  'The cylinder head has cracked, as a rule after overheating. It looks like a blown head gasket, but a new gasket does not cure it. Oil may also leak from a crack to the outside.':
    'The cylinder head has cracked, usually after overheating. It looks like a blown head gasket, but a new gasket does not cure it. Oil may also leak to the outside through a crack.',
  'The electric fan does not come on. At speed the wind cools enough, but in traffic the temperature climbs and the air conditioning turns warm.':
    'The electric fan does not come on. At speed the airflow cools enough, but in traffic the temperature climbs and the air conditioning blows warm air.',
  'The engine computer itself has failed, through water, heat, a bad joint or a driver stage burnt by a shorted coil. Several unrelated functions fail at once, or the engine dies and does not start.':
    'The engine control unit itself has failed, through water, heat, a bad solder joint or an output stage burnt by a shorted coil. Several unrelated functions fail at once, or the engine dies and does not start.',
  'The engine has run without oil or far too hot and its moving parts have welded together. The starter clunks or hums but cannot turn the crankshaft.':
    'The engine has run without oil or far too hot, and its moving parts have seized together. The starter clunks or hums but cannot turn the crankshaft.',
  'The engine has sucked in water from a flood or deep puddle. Water cannot be compressed, so the engine stops at once, and connecting rods bend if it was turning fast.':
    'The engine has sucked in water from a flood or a deep puddle. Water cannot be compressed, so the engine stops at once, and connecting rods bend if it was turning fast.',
  'The engine stops at once on the road, often after a short rattle or grating from the rear, and never turns freely again.':
    'The engine stops suddenly on the road, often after a short rattle or grating from the rear, and never turns freely again.',
  'The fan motor itself is sound, but its feed is broken: a blown fuse, a relay whose contacts are burnt, a dead resistor for the low speed or a melted plug. The engine gets hot in traffic and cools down on the move.':
    'The fan motor itself is good, but its supply is interrupted: a blown fuse, a relay with burnt contacts, a failed resistor for the low speed or a melted plug. The engine gets hot in traffic and cools down on the move.',
  'The filter in the exhaust of a direct-injection petrol engine burns its soot off when the car coasts after a hot run. Cold short trips never give it that, so it fills, the light comes on and at last the engine is held back.':
    'The filter in the exhaust of a direct-injection petrol engine burns off its soot when the car coasts after a hot run. Short cold trips never give it that chance, so it fills, the light comes on and in the end the engine loses power.',
  'The filter is packed with dust, leaves or a rodent nest, or has been soaked. The engine cannot breathe in, so it lacks power at higher revs and uses more fuel.':
    'The filter is packed with dust, leaves or a rodent’s nest, or has been soaked. The engine cannot get enough air, so it lacks power at higher revs and uses more fuel.',
  'The flap that lets exhaust bypass the turbo rattles on its worn spindle or no longer shuts. Boost builds slowly or not at all, and a metallic buzz comes from the turbo at certain revs.':
    'The flap that lets exhaust gas bypass the turbo rattles on its worn spindle or no longer shuts. Boost builds up slowly or not at all, and a metallic buzz comes from the turbo at certain revs.',
  'The gasket between engine block and cylinder head leaks. Combustion gas blows into the coolant, coolant goes into a cylinder or the oil, and the engine overheats and smokes white.':
    'The gasket between the engine block and the cylinder head leaks. Combustion gas blows into the coolant, coolant gets into a cylinder or the oil, and the engine overheats and smokes white.',
  'The gasket under the rocker (valve) cover has hardened. Oil runs down the engine on to the exhaust, where it smokes and smells, most noticeably when you stop after a drive.':
    'The gasket under the rocker cover has hardened. Oil runs down the engine on to the exhaust, where it smokes and smells, most noticeably when you stop after a drive.',
  'The gauge drops to zero or jumps to full in an instant, without any noise.':
    'The gauge drops to zero or jumps to full in an instant, without any noise from the engine.',
  'The gauge jumps from cold to red within a second, which water in an engine cannot do.':
    'The gauge jumps from cold to red within a second, which the coolant in an engine cannot do.',
  'The hard surface of a lobe or of the roller that runs on it has broken through. The valve opens later and less each thousand miles: it ticks, then that cylinder misfires, and metal goes through the oil.':
    'The hard surface of a cam lobe, or of the roller that runs on it, has broken through. The valve opens later and less as the miles go by: it ticks, then that cylinder misfires, and metal goes through the oil.',
  'The heated element that weighs the incoming air is dirty or dead. The computer meters the wrong amount of fuel, so the engine hesitates, idles badly and loses power.':
    'The heated element that measures the incoming air is dirty or dead. The control unit meters the wrong amount of fuel, so the engine hesitates, idles badly and loses power.',
  'The housing that carries the oil filter and often the oil cooler leaks at its gaskets or has cracked. Oil, and sometimes coolant, collects in the valley of the engine or drips on belt and floor.':
    'The housing that carries the oil filter, and often the oil cooler, leaks at its gaskets or has cracked. Oil, and sometimes coolant, collects in the valley of the engine or drips on the belt and the floor.',
  'The level stands a finger above MAX weeks after an oil change, and the dipstick smells of petrol.':
    'Weeks after an oil change the level is well above MAX, and the dipstick smells of petrol.',
  'The light comes on after some miles of fast driving, as the strainer fills, and goes out after a rest.':
    'The light comes on after some miles of fast driving, as the strainer clogs, and goes out after a rest.',
  'The links of the timing chain have worn and the chain has become longer. The camshafts run late, so the engine rattles, lights the lamp and loses power. In the end the chain skips a tooth.':
    'The links of the timing chain have worn, and the chain has become longer. The camshafts run late, so the engine rattles, the engine light comes on and power is lost. In the end the chain skips a tooth.',
  'The main relay feeds the engine computer, coils and injectors. Burnt contacts or a cracked joint cut them all off, so the engine dies as if switched off and may start again minutes later.':
    'The main relay feeds the engine control unit, coils and injectors. Burnt contacts or a cracked joint cut them all off, so the engine dies as if it had been switched off and may start again minutes later.',
  'The manifold has cracked, or a stud or gasket has failed. Hot gas puffs out with a tick that is loudest when cold, and fumes can be drawn into the cabin.':
    'The manifold has cracked, or a stud or gasket has failed. Hot gas puffs out with a tick that is loudest when the engine is cold, and fumes can be drawn into the cabin.',
  'The oil cooler, in which oil and coolant pass each other, has a hole inside. Oil at higher pressure enters the coolant and makes brown grease in the tank, while the oil stays clean with the engine running.':
    'The oil cooler, in which oil and coolant pass each other, has a hole inside. While the engine runs, oil at higher pressure enters the coolant and makes brown grease in the tank, but the oil stays clean.',
  'The oil valve that steers the camshaft adjuster is clogged with varnish or its coil has failed. The camshaft stays advanced or retarded, so the idle is rough and the engine lacks power.':
    'The oil valve that controls the camshaft adjuster is clogged with varnish, or its coil has failed. The camshaft stays advanced or retarded, so the idle is rough and the engine lacks power.',
  'The outer ring of the crankshaft pulley is bonded with rubber that has let go. The pulley wobbles, throws the drive belt and knocks or squeals, and the crankshaft loses its damper.':
    'The rubber that bonds the outer ring of the crankshaft pulley has come away. The pulley wobbles, throws the drive belt and knocks or squeals, and the vibration of the crankshaft is no longer damped.',
  'The plastic tank has aged and split at its seam, neck or hose stub. It loses coolant only when hot and under pressure, leaving a smell and dried crust.':
    'The plastic tank has aged and split at its seam, neck or hose stub. It loses coolant only when hot and under pressure, leaving a smell and a dried crust.',
  'The plug electrodes have burnt away or are coated in deposits. The spark needs more voltage than the coil can give under load or on a cold morning, so the engine stumbles and uses more fuel.':
    'The electrodes of the plugs have burnt away or are coated in deposits. The spark needs more voltage than the coil can give under load or on a cold morning, so the engine stumbles and uses more fuel.',
  'The program in the engine computer has a mistake that makes it stall, hesitate, light the engine lamp or refuse power, although no part is broken. The maker cures it with an update, often under recall.':
    'The program in the engine control unit has a mistake that makes the engine stall, hesitate, bring the engine light on or refuse power, although no part is broken. The manufacturer corrects it with an update, often under recall.',
  'The pump module in the AdBlue tank, its heater, or the dosing injector in the exhaust has failed or is crusted. The engine lamp lights and the no-start countdown begins although the tank is full.':
    'The pump module in the AdBlue tank, its heater, or the dosing injector in the exhaust has failed or is crusted. The engine light comes on and the no-start countdown begins although the tank is full.',
  'The pump no longer makes enough pressure, or its relief valve sticks open. With full oil of the right grade the red light flickers at hot idle and the engine ticks, then knocks.':
    'The pump no longer makes enough pressure, or its relief valve sticks open. Although there is enough oil of the right grade, the red light flickers at hot idle and the engine ticks, then knocks.',
  'The radiator cannot shed heat, since its tubes are full of scale or sealant, or its fins are blocked by insects, leaves and mud. It overheats on hills, at speed and with a trailer.':
    'The radiator cannot get rid of the heat, since its tubes are full of scale or sealant, or its fins are blocked by insects, leaves and mud. The engine overheats on hills, at speed and with a trailer.',
  'The radiator has cracked at a plastic tank, been pierced by a stone or corroded through. Coolant drips at the very front of the car and the level falls until the engine overheats.':
    'The radiator has cracked at a plastic tank, been pierced by a stone or corroded through. Coolant drips at the very front of the car, and the level falls until the engine overheats.',
  'The rattle is heard when easing off the accelerator at 1,500 to 2,500 rpm and goes with more load.':
    'The rattle comes when you ease off the accelerator at 1,500 to 2,500 rpm, and goes with more load.',
  'The rear edge leaks first on tilted engines and drips on to the exhaust unseen.':
    'On tilted engines the rear edge leaks first and drips on to the exhaust unseen.',
  'The ribbed belt that drives alternator, pump and steering is glazed, cracked or broken. It squeals on cold wet starts, and if it breaks the battery light comes on, the steering may go heavy and the engine may overheat.':
    'The ribbed belt that drives the alternator, water pump and power steering is glazed, cracked or broken. It squeals on cold, wet starts, and if it breaks the battery light comes on, the steering may go heavy and the engine may overheat.',
  'The ribbed rubber duct between air filter and throttle has torn or slipped off. When the engine rocks under load the tear opens, unmeasured air rushes in and the engine stumbles or dies.':
    'The ribbed rubber duct between the air filter and the throttle has torn or slipped off. When the engine rocks under load the tear opens, unmeasured air rushes in, and the engine stumbles or dies.',
  'The rings that scrape oil off the cylinder walls are stuck in carbon or worn. Oil burns with every stroke, so the level falls between services without any drip under the car.':
    'The rings that scrape oil off the cylinder walls are stuck in carbon or worn. The engine burns oil with every stroke, so the level falls between services although nothing drips under the car.',
  'The rubber bulges out or cracks between hub and ring.':
    'The rubber bulges out or cracks between the hub and the ring.',
  'The rubber seals round the valve stems have gone hard. Oil runs down the valves while the engine stands or on the overrun, and burns as a puff of blue smoke.':
    'The rubber seals round the valve stems have gone hard. Oil runs down the valves while the engine is off or on the overrun, and burns as a puff of blue smoke.',
  'The seal or bearing of the belt-driven water pump is worn. Coolant drips from its vent hole, the bearing whines or growls, and if the impeller slips the engine overheats.':
    'The seal or bearing of the water pump is worn. Coolant drips from its vent hole, the bearing whines or growls, and if the impeller slips the engine overheats.',
  'The seam between plastic tank and aluminium core weeps first, hot and under pressure only.':
    'The seam between the plastic tank and the aluminium core weeps first, and only when hot and under pressure.',
  'The sensor behind the catalyst only watches how well the catalyst works. When it or its heater fails the engine light comes on and the emissions test fails, while the car drives as before.':
    'The sensor behind the catalytic converter only watches how well the converter works. When it or its heater fails, the engine light comes on and the emissions test fails, while the car drives as before.',
  'The sensor that listens for knock no longer reports. To be safe the computer retards the ignition, so the engine feels lazy and uses more fuel, without other signs.':
    'The sensor that detects knock no longer reports. To be safe, the control unit retards the ignition, so the engine feels lazy and uses more fuel, without other signs.',
  'The sensor that measures how full the filter is has failed, or its hoses are split or blocked. The car thinks the filter is full, or never cleans it, although the filter itself is sound.':
    'The sensor that measures how full the filter is has failed, or its hoses are split or blocked. The car thinks that the filter is full, or never cleans it, although the filter itself is good.',
  'The sensor that measures nitrogen oxides in the exhaust has failed. The car believes the exhaust cleaning does not work, lights the lamp and may count down to no restart.':
    'The sensor that measures nitrogen oxides in the exhaust has failed. The car believes that the exhaust cleaning does not work, brings the engine light on and may count down until it will not start again.',
  'The sensor that measures the mixture has become slow or its heater has burnt out. The computer then runs too rich or too lean, which costs fuel and slowly poisons the catalyst.':
    'The sensor that measures the mixture has become slow, or its heater has burnt out. The control unit then runs the engine too rich or too lean, which costs fuel and slowly damages the catalytic converter.',
  'The sensor that reports pressure in the intake is blocked with oil and soot or has failed. The computer misjudges load and boost, so the engine runs rich, hesitates or goes into limp mode.':
    'The sensor that reports the pressure in the intake is blocked with oil and soot or has failed. The control unit misjudges load and boost, so the engine runs rich, hesitates or goes into limp mode.',
  'The small radiator behind the dashboard leaks. Windows fog with a sticky film, the cabin smells sweet, the carpet gets wet, and the coolant falls without drips outside.':
    'The small radiator behind the dashboard leaks. The windows fog with a sticky film, the cabin smells sweet and the carpet gets wet, while the coolant falls without drips outside.',
  'The small sensor that reports oil pressure has failed. The red light or the gauge gives alarm while the engine runs quietly with full oil. Many also leak oil through their plug.':
    'The small sensor that reports oil pressure has failed. The red light or the gauge gives a warning while the engine runs quietly with enough oil. Many also leak oil through their plug.',
  'The small solenoid valve that steers the turbo no longer switches, or its thin hoses leak. Boost is too low or too high, so the engine falls into limp mode until it is restarted.':
    'The small solenoid valve that controls the turbo no longer switches, or its thin hoses leak. Boost is too low or too high, so the engine goes into limp mode until it is restarted.',
  'The smell of fuel comes through the heater of turbo cars in winter.':
    'In winter, turbo cars smell of fuel through the heater.',
  'The solenoid of some engines leaks oil into its plug and along the harness.':
    'On some engines the solenoid leaks oil into its plug and along the wiring loom.',
  'The soot filter is full because its self-cleaning was broken off too often, or it is at the end of its life with ash. The warning lights, power is cut, and fuel use and oil level rise.':
    'The soot filter is full because its self-cleaning was interrupted too often, or it has reached the end of its life and is full of ash. The warning light comes on, power is cut, and fuel use and oil level rise.',
  'The tensioner that pushes on the chain with oil pressure bleeds empty while the car stands. Until pressure returns the chain slaps, which you hear as a few seconds of rattle after a cold start.':
    'The tensioner, which pushes on the chain with oil pressure, drains empty while the car is parked. Until the pressure returns the chain slaps, which you hear as a few seconds of rattle after a cold start.',
  'The thermostat does not open, so hot coolant never reaches the radiator. The gauge climbs to red within minutes although the coolant is full and the fan works.':
    'The thermostat does not open, so hot coolant never reaches the radiator. The gauge climbs to red within minutes although there is enough coolant and the fan works.',
  'The thin sheet that keeps exhaust heat off the floor has rusted at its screws. It buzzes like a tin can at certain revs, above all at idle and just after a cold start.':
    'The thin sheet that keeps exhaust heat off the floor has rusted at its screws. It buzzes like a tin can at certain revs, especially at idle and just after a cold start.',
  'The thin steel plate between the engine and the torque converter has cracked round its bolts, or the converter bolts have come loose. It knocks or rattles at idle like a failing engine, and in the end the starter or the drive has nothing to turn.':
    'The thin steel plate between the engine and the torque converter has cracked round its bolts, or the converter bolts have come loose. It knocks or rattles at idle like a failing engine, and in the end the starter or the drive no longer turns anything.',
  'The thin vacuum hoses crack near hot parts, often without being visible from above.':
    'The thin vacuum hoses crack near hot parts, often where they cannot be seen from above.',
  'The tick fades as the metal expands, unlike a lifter tick.':
    'The tick fades as the metal expands, unlike the tick of a valve lifter.',
  'The timing belt, its tensioner or an idler is worn but has not broken. You hear slapping, chirping or a bearing whirr from behind the cover, or the belt is simply past its date.':
    'The timing belt, its tensioner or an idler is worn but has not broken. You hear slapping, chirping or a bearing whirr from behind the cover, or the belt is simply past its change date.',
  'The timing or oil pump belt of this engine runs in oil and is coming apart. Rubber crumbs block the oil strainer, so oil pressure falls, and finally the belt breaks.':
    'The timing belt or oil pump belt of this engine runs in oil and is coming apart. Crumbs of rubber block the oil strainer, so the oil pressure falls, and finally the belt breaks.',
  'The toothed belt that drives the camshafts has snapped or skipped. The engine stops dead and does not start again. On most engines pistons then hit open valves.':
    'The toothed belt that drives the camshafts has snapped or skipped. The engine stops suddenly and does not start again. On most engines the pistons then hit open valves.',
  'The tube seals are part of the rocker cover gasket set on many engines.':
    'On many engines the tube seals are part of the rocker cover gasket set.',
  'The valve that draws vapours from the crankcase is stuck or its diaphragm has torn. It then sucks in false air and oil with a whistle or moan, or it blocks and pressure drives oil out of every seal.':
    'The valve that draws vapours from the crankcase is stuck, or its diaphragm has torn. It then sucks in unmetered air and oil with a whistle or moan, or it blocks and the pressure drives oil out of every seal.',
  'The valve that feeds exhaust back into the intake is jammed with soot. Stuck open it makes the engine idle badly and smoke, stuck shut it lights the lamp and may make it knock.':
    'The valve that feeds exhaust gas back into the intake is jammed with soot. If it is stuck open, the engine idles badly and smokes; if it is stuck shut, the engine light comes on and the engine may knock.',
  'The valve that releases boost when you lift off has a torn diaphragm. Boost leaks back all the time, so the engine flutters, hisses and lacks its usual push.':
    'The valve that releases boost when you lift off has a torn diaphragm. Boost leaks back all the time, so the engine flutters, hisses and lacks its usual pull.',
  'There is too little oil in the engine, because it was not topped up or was under-filled at a service. In bends the pump draws air, the oil light flickers and the lifters tick.':
    'There is too little oil in the engine, because it was not topped up or was under-filled at a service. In bends the pump draws in air, the oil light flickers and the valve lifters tick.',
  'Thieves have sawn the catalyst from under the parked car for its precious metal. The engine starts with a sudden roar from below, and the oxygen sensors report faults.':
    'Thieves have sawn the catalytic converter from under the parked car for its precious metal. The engine starts with a sudden roar from below, and the oxygen sensors report faults.',
  'This engine has an electric pump, as main pump or as helper for heater, turbo or hybrid parts. When it stops, warnings and limp mode come suddenly, the heater goes cold and the fan roars.':
    'This engine has an electric pump, either as its main pump or as an extra one for the heater, turbo or hybrid parts. When it stops, warnings and limp mode come suddenly, the heater goes cold and the fan roars.',
  'This sensor tells the computer where the crankshaft stands. When its signal drops out, spark and injection stop at once: the engine dies on the road or turns over without firing, often only when hot.':
    'This sensor reports the position of the crankshaft to the control unit. When its signal drops out, spark and injection stop at once: the engine dies on the road or turns over without firing, often only when hot.',
  'Ticking that began with an oil change and is worst in the first minute after a cold start.':
    'Ticking began with an oil change and is worst in the first minute after a cold start.',
  'Tight when cold, leaking hot, because the crack opens with heat.':
    'It does not leak when cold but leaks when hot, because the crack opens with heat.',
  'Unburnt fuel runs past the rings into the sump. The oil level rises, smells of fuel and gets thin. Short cold trips in direct-injection petrol engines and broken-off filter regenerations in diesels cause it, or a leaking injector or pump.':
    'Unburnt fuel runs past the rings into the sump. The oil level rises, and the oil smells of fuel and gets thin. Short cold trips in direct-injection petrol engines, interrupted filter regenerations in diesels, or a leaking injector or pump are the causes.',
  'Upper hose blazing hot and lower hose cold with the gauge in the red.':
    'The upper hose is very hot and the lower hose cold while the gauge is in the red.',
  'Valve cover gasket leaking': 'Rocker cover gasket leaking',
  'Water drops hitting the hot element after a cold start crack it.':
    'Drops of water that hit the hot element after a cold start crack it.',
  'Wet, sticky soot in the EGR pipe gives it away.':
    'Wet, sticky soot in the EGR pipe is the telltale sign.',
  'White crystals at tank, line or injector show where it leaks.':
    'White crystals at the tank, a line or the injector show where it leaks.',
  'White or pink crust on the seam or below the cap.':
    'There is white or pink crust on the seam or below the cap.',
  'With the level above the mark the crankshaft whips the oil into foam. It is pushed out through breather and seals, smokes blue, and foam lubricates badly. On diesels the engine may draw the oil in and run on it.':
    'With the level above the mark, the crankshaft whips the oil into foam. Oil is pushed out through the breather and the seals and burns with blue smoke, and foam lubricates badly. A diesel may draw the oil in and run on it.',
  'Worn plugs with a wide gap overload the coils. Coils that die one after another usually mean old plugs.':
    'Worn plugs with a wide gap overload the coils. Coils that fail one after another usually point to old plugs.',
  'Worse cold, because gaskets shrink, and better once everything has expanded.':
    'It is worse when the engine is cold, because the gaskets have shrunk, and better once everything has expanded.',
  'Worth a look when it comes on every trip, a filter light comes on, power is missing or the oil level rises.':
    'Have it checked if it happens on every trip, a filter light comes on, power is missing or the oil level rises.',
  'Worth a look when it runs with a cold engine, for more than a quarter of an hour, or until the battery is flat.':
    'Have it checked if it runs with a cold engine, for more than a quarter of an hour or until the battery is flat.',
  'Worth a look when it ticks with the engine running, or when something smells or drips.':
    'Have it checked if it ticks with the engine running, or if something smells or drips.',
  'Worth a look when the cream is on the dipstick too, or when coolant goes missing.':
    'Have it checked if the cream is on the dipstick too, or if coolant goes missing.',
  'Worth a look when thick white smoke stays with a hot engine, smells sweet, or the coolant level falls.':
    'Have it checked if thick white smoke continues with a hot engine or smells sweet, or if the coolant level falls.',
  'Wrong oil and fuel-diluted oil soften the belt. It swells and sheds crumbs.':
    'Wrong oil and oil diluted with fuel soften the belt. It swells and sheds crumbs.',
};
