/** Recall campaigns, then the models and years that they name (sources: NHTSA; DVSA, a sample). Written by `derive/facts.ts`; do not edit. */
export const RECALLS: string = `
20V001|US|restraints_seats|air-bag system|s|restraint not working as intended and crash
20V002|US|restraints_seats|air-bag system|s|restraint not working as intended and crash
20V003|US|restraints_seats|air-bag system|s|restraint not working as intended and crash
20V007|US
20V008|US|restraints_seats|air-bag system|s|restraint not working as intended and crash
20V011|US|restraints_seats|air-bag system|s|restraint not working as intended and crash
20V012|US|fuel|fuel pump|l|loss of drive and crash
20V016|US
20V017|US
20V018|US
20V022|US|body_structure|label or manual|l|crash
20V024|US|restraints_seats|seat belt|s|restraint not working as intended and crash
20V026|US|restraints_seats|air-bag system|s|loss of drive and part separation
20V027|US|restraints_seats|air-bag system|s|restraint not working as intended and crash
20V033|US|restraints_seats|air-bag system|s|restraint not working as intended and crash
20V035|US|restraints_seats|air-bag inflator|l
20V036|US
20V038|US|transmission_drivetrain|transmission or driveline|s
20V039|US|restraints_seats|air-bag system|s|restraint not working as intended and crash
20V042|US
20V043|US
20V046|US
20V047|US
20V048|US
20V052|US
20V053|US|restraints_seats|seat|l
20V055|US|brakes|brake booster or master cylinder|s
20V056|US
20V057|US
20V061|US|brakes|ABS or stability control unit|s|fire and injury
20V062|US
20V064|US|engine_cooling|engine|s
20V066|US|electrical|wiring or electrical unit|s|fire
20V067|US|body_structure|label or manual|s|crash
20V068|US
20V072|US|suspension|suspension arm or joint|s
20V076|US
20V077|US
20V080|US
20V081|US|fuel|fuel tank or vapour system|l
20V082|US
20V088|US|brakes|ABS or stability control unit|s|fire and injury
20V089|US
20V090|US
20V092|US
20V093|US
20V094|US
20V095|US
20V097|US|lighting|exterior lamp|l
20V098|US|engine_cooling|engine internals or ancillary|s
20V099|US|transmission_drivetrain|transmission or driveline|l
20V100|US|fuel|fuel line or rail|s|fire and injury
20V101|US|fuel|fuel line or rail|s
20V107|US
20V112|US|fuel|fuel tank or vapour system|s
20V116|US|brakes|brake hardware|s
20V121|US|fuel|fuel line or rail|l|fire
20V122|US|wheels_tyres|tyre or tyre-pressure system|s|crash
20V124|US
20V135|US
20V137|US
20V142|US|body_structure|door, bonnet or tailgate latch|s
20V143|US
20V145|US|restraints_seats|seat belt|s|crash and injury
20V149|US
20V151|US
20V152|US
20V153|US
20V154|US
20V162|US|engine_cooling|engine or its control unit|s|loss of drive and crash
20V164|US
20V172|US
20V173|US
20V175|US|body_structure|body part or trim|l
20V177|US|body_structure|door, bonnet or tailgate latch|s
20V183|US
20V184|US|body_structure|door|s
20V185|US
20V188|US|restraints_seats|air-bag system|s|restraint not working as intended and crash
20V189|US|restraints_seats|seat belt|s|restraint not working as intended and crash
20V191|US
20V197|US|transmission_drivetrain|transmission or driveline|s
20V205|US
20V207|US
20V208|US
20V213|US|electrical|instrument display or software|l|rollaway and crash
20V217|US|restraints_seats|seat belt|l
20V218|US|fuel|fuel pump|s|loss of drive and crash
20V222|US
20V226|US
20V227|US
20V228|US
20V231|US
20V243|US
20V246|US
20V247|US
20V248|US|restraints_seats|air-bag system|s|part separation and crash
20V254|US|steering|power steering|s
20V260|US|body_structure|body part or trim|l
20V262|US
20V263|US|transmission_drivetrain|shift linkage or park lock|l
20V270|US
20V271|US
20V272|US
20V273|US
20V274|US
20V279|US|suspension|suspension arm or joint|l|part separation and crash
20V280|US|restraints_seats|seat belt|l
20V283|US
20V286|US|suspension|suspension arm or joint|s|part separation and crash
20V295|US|wheels_tyres|tyre or tyre-pressure system|s
20V298|US
20V305|US|restraints_seats|seat belt|s
20V306|US
20V309|US
20V314|US|fuel|fuel pump|s|loss of drive and crash
20V315|US|body_structure|door, bonnet or tailgate latch|s
20V321|US
20V324|US|body_structure|door, bonnet or tailgate latch|s
20V325|US
20V326|US|restraints_seats|seat belt|s|crash and injury
20V328|US
20V329|US
20V331|US|body_structure|door, bonnet or tailgate latch|s
20V332|US|brakes|brake booster or master cylinder|s
20V334|US
20V343|US
20V355|US
20V359|US
20V364|US
20V365|US|transmission_drivetrain|transmission or driveline|s
20V366|US|restraints_seats|seat structure|l
20V369|US|fuel|electric drive or charging unit|s|loss of drive and crash
20V372|US
20V373|US|steering|power steering|s|crash
20V374|US
20V378|US
20V379|US
20V381|US
20V387|US
20V389|US|transmission_drivetrain|shift linkage or park lock|s
20V393|US|wheels_tyres|tyre or tyre-pressure system|s|fire
20V395|US
20V396|US
20V397|US
20V399|US|electrical|wiring or electrical unit|s
20V403|US
20V410|US|lighting|exterior lamp|s|crash
20V412|US|electrical|instrument display or software|l
20V414|US|restraints_seats|seat structure|l
20V415|US|restraints_seats|air-bag system|s
20V416|US
20V422|US|steering|power steering|s
20V430|US
20V434|US
20V436|US|lighting|exterior lamp|s
20V437|US|body_structure|door, bonnet or tailgate latch|s|crash and injury
20V438|US|adas_camera|rear-view camera|s|crash and injury
20V439|US|electrical|instrument display or software|s|crash and injury
20V440|US|adas_camera|rear-view camera|s|crash and injury
20V443|US
20V446|US|restraints_seats|air-bag system|s|part separation and restraint not working as intended
20V449|US
20V452|US
20V453|US
20V459|US|transmission_drivetrain|driveshaft|s
20V461|US
20V464|US
20V465|US
20V467|US|electrical|wiring or electrical unit|l
20V469|US|brakes|brakes|l
20V470|US|suspension|suspension|s
20V475|US
20V480|US
20V483|US
20V484|US
20V489|US|body_structure|door, bonnet or tailgate latch|s
20V490|US
20V497|US|restraints_seats|seat structure|l
20V503|US
20V504|US
20V505|US
20V511|US
20V512|US
20V513|US
20V514|US
20V515|US|steering|power steering|s
20V516|US|lighting|exterior lamp|s|crash
20V517|US|wheels_tyres|tyre or tyre-pressure system|s
20V518|US
20V519|US
20V520|US|brakes|ABS or stability control unit|l|fire
20V528|US
20V533|US
20V537|US|restraints_seats|seat structure|s
20V543|US|brakes|ABS or stability control unit|s|fire
20V549|US|restraints_seats|seat belt|s
20V550|US|transmission_drivetrain|transmission or driveline|l
20V556|US|lighting|exterior lamp|s
20V557|US
20V558|US
20V560|US|fuel|fuel pump|s
20V561|US
20V569|US|fuel|fuel pump|s|loss of drive and crash
20V570|US|visibility_wiper|glass, mirror or defroster|s|part separation and crash
20V573|US|transmission_drivetrain|transmission or driveline|s
20V574|US|restraints_seats|seat belt|l
20V575|US|adas_camera|rear-view camera|s
20V576|US|body_structure|body part or trim|l
20V579|US
20V580|US
20V581|US|restraints_seats|seat|l|restraint not working as intended
20V585|US|wheels_tyres|tyre or tyre-pressure system|l
20V586|US|wheels_tyres|tyre or tyre-pressure system|s
20V588|US|brakes|brakes|s|reduced braking or steering
20V598|US
20V599|US|suspension|suspension|s
20V601|US
20V603|US|brakes|brake hardware|s|reduced braking or steering
20V604|US
20V607|US
20V608|US
20V614|US
20V618|US
20V622|US
20V623|US|body_structure|body part or trim|l|part separation
20V626|US
20V627|US
20V628|US
20V630|US|electrical|wiring or electrical unit|s|fire
20V633|US|restraints_seats|air-bag system|s|restraint not working as intended and crash
20V635|US
20V636|US|engine_cooling|engine or its control unit|l
20V638|US|restraints_seats|seat belt|s|part separation
20V639|US|fuel|fuel tank or vapour system|l|loss of drive
20V644|US
20V648|US
20V650|US|transmission_drivetrain|driveshaft|s|part separation
20V651|US
20V657|US
20V658|US
20V666|US
20V668|US|transmission_drivetrain|transmission or driveline|s
20V671|US
20V672|US
20V673|US
20V675|US|suspension|suspension arm or joint|s
20V678|US
20V681|US|restraints_seats|air-bag system|l
20V682|US|fuel|fuel pump|l|loss of drive and crash
20V683|US
20V684|US|wheels_tyres|tyre or tyre-pressure system|s|part separation
20V685|US|wheels_tyres|tyre or tyre-pressure system|s|part separation and injury
20V692|US|transmission_drivetrain|driveshaft|s
20V693|US|transmission_drivetrain|driveshaft|l
20V694|US|electrical|wiring or electrical unit|s|crash
20V698|US|lighting|exterior lamp|s|crash
20V699|US
20V700|US
20V701|US
20V702|US
20V705|US|fuel|electric drive or charging unit|l|crash
20V710|US
20V712|US
20V713|US
20V714|US
20V716|US
20V724|US
20V725|US|wheels_tyres|tyre or tyre-pressure system|s|part separation and crash
20V726|US
20V730|US|fuel|fuel tank or vapour system|l
20V734|US|restraints_seats|air-bag system|s|restraint not working as intended and crash
20V735|US|restraints_seats|seat structure|s
20V736|US|restraints_seats|air-bag system|s|part separation
20V737|US
20V741|US
20V746|US|engine_cooling|engine internals or ancillary|s|fire and loss of drive
20V747|US|restraints_seats|air-bag system|s
20V748|US|engine_cooling|engine internals or ancillary|s|reduced braking or steering and crash
20V749|US
20V750|US|engine_cooling|engine or its control unit|s|fire
20V751|US|electrical|instrument display or software|l
20V753|US
20V755|US|transmission_drivetrain|driveshaft|s|loss of drive and crash
20V759|US|electrical|wiring or electrical unit|s|loss of drive
20V760|US
20V761|US
20V764|US|suspension|suspension arm or joint|s
20V766|US|adas_camera|rear-view camera|s|crash
20V768|US|electrical|wiring or electrical unit|s|fire
20V769|US|transmission_drivetrain|driveshaft|s|loss of drive and rollaway
20V770|US|transmission_drivetrain|driveshaft|s|loss of drive and rollaway
20V771|US|adas_camera|rear-view camera|l|rollaway and crash
20V775|US
20V776|US
20V785|US|restraints_seats|air-bag inflator|l
20V786|US
20V788|US|engine_cooling|engine|l
20V790|US|restraints_seats|air-bag system|s
20V791|US|restraints_seats|air-bag system|l
20V792|US|restraints_seats|seat belt|s
20V793|US
20V794|US
20V795|US|engine_cooling|engine|s
20V798|US|electrical|wiring or electrical unit|s|loss of drive and crash
20V800|US
20V808|US|brakes|brake hardware|s
20V811|US|restraints_seats|seat belt|s
21V001|US
21V00A|US
21V00B|US
21V00D|US
21V00F|US|suspension|suspension arm or joint|s
21V00J|US
21V00K|US|electrical|instrument display or software|l|part separation and restraint not working as intended
21V00M|US|visibility_wiper|glass, mirror or defroster|s|part separation and crash
21V010|US
21V011|US|transmission_drivetrain|transmission or driveline|s
21V014|US|visibility_wiper|glass, mirror or defroster|s
21V020|US|lighting|exterior lamp|s|rollaway and crash
21V024|US
21V025|US|wheels_tyres|tyre or tyre-pressure system|s|crash
21V026|US
21V028|US
21V031|US
21V032|US
21V033|US
21V034|US
21V035|US
21V037|US
21V038|US
21V043|US|fuel|fuel system|l|fire and crash
21V046|US
21V050|US|engine_cooling|engine internals or ancillary|s|restraint not working as intended and crash
21V051|US|engine_cooling|engine internals or ancillary|s|restraint not working as intended and crash
21V052|US|engine_cooling|engine internals or ancillary|s|restraint not working as intended and crash
21V053|US|engine_cooling|engine internals or ancillary|s|restraint not working as intended and crash
21V054|US|engine_cooling|engine internals or ancillary|s|restraint not working as intended and crash
21V056|US
21V057|US
21V058|US
21V062|US
21V064|US|fuel|fuel tank or vapour system|s
21V068|US|fuel|fuel pump|s|fire and loss of drive
21V071|US
21V072|US
21V074|US|suspension|suspension arm or joint|l
21V075|US|suspension|suspension|l
21V076|US|restraints_seats|air-bag system|l
21V078|US
21V081|US
21V087|US|body_structure|label or manual|l
21V089|US
21V090|US|visibility_wiper|glass, mirror or defroster|s
21V091|US
21V096|US
21V102|US
21V104|US
21V107|US
21V109|US
21V110|US
21V111|US
21V115|US|wheels_tyres|tyre or tyre-pressure system|s|part separation
21V117|US
21V118|US
21V123|US
21V124|US
21V127|US|fuel|high-voltage battery|s|fire
21V131|US
21V132|US
21V135|US|lighting|exterior lamp|s|crash
21V137|US|engine_cooling|engine or its control unit|l|fire
21V138|US|steering|steering linkage or column|s|part separation and crash
21V139|US|restraints_seats|air-bag system|s|restraint not working as intended and crash
21V140|US|suspension|suspension|s
21V142|US|wheels_tyres|tyre or tyre-pressure system|s
21V144|US
21V147|US
21V154|US|suspension|suspension arm or joint|l
21V155|US|wheels_tyres|tyre or tyre-pressure system|s
21V156|US
21V157|US
21V158|US|restraints_seats|air-bag inflator|s
21V159|US
21V160|US|brakes|ABS or stability control unit|s|fire
21V161|US|brakes|ABS or stability control unit|l|fire
21V163|US
21V164|US|restraints_seats|occupant-detection sensor|s
21V165|US|wheels_tyres|tyre or tyre-pressure system|s|part separation and crash
21V167|US
21V168|US
21V169|US|wheels_tyres|tyre or tyre-pressure system|s|part separation and restraint not working as intended
21V170|US|suspension|suspension arm or joint|s|part separation and crash
21V176|US
21V186|US|wheels_tyres|wheel, hub or fastening|s|part separation and crash
21V188|US|transmission_drivetrain|driveshaft|s|part separation
21V189|US|electrical|wiring or electrical unit|s|fire
21V190|US|restraints_seats|seat belt|s
21V196|US
21V197|US
21V198|US
21V199|US
21V200|US
21V201|US
21V208|US|fuel|fuel line or rail|l|fire
21V210|US|restraints_seats|seat belt|s
21V211|US|restraints_seats|air-bag system|s|part separation and restraint not working as intended
21V213|US|steering|power steering|s
21V215|US|fuel|fuel pump|s|loss of drive and crash
21V216|US
21V217|US
21V221|US
21V223|US|electrical|instrument display or software|l
21V224|US
21V229|US
21V230|US
21V231|US
21V232|US
21V234|US|engine_cooling|engine or its control unit|s|loss of drive and part separation
21V245|US|restraints_seats|seat belt|s|part separation
21V246|US|restraints_seats|air-bag system|s
21V248|US
21V257|US|restraints_seats|air-bag system|l|restraint not working as intended and crash
21V259|US|engine_cooling|engine internals or ancillary|s
21V260|US|engine_cooling|engine internals or ancillary|s
21V263|US
21V264|US|engine_cooling|engine internals or ancillary|l|loss of drive and crash
21V271|US
21V273|US|electrical|instrument display or software|l
21V274|US
21V276|US
21V277|US|fuel|fuel line or rail|s
21V280|US
21V286|US|brakes|brake hardware|s|reduced braking or steering and crash
21V288|US
21V295|US
21V298|US
21V301|US|engine_cooling|engine internals or ancillary|s|fire and loss of drive
21V302|US|restraints_seats|seat structure|s|part separation and crash
21V303|US|brakes|ABS or stability control unit|s|fire
21V309|US
21V310|US|engine_cooling|engine internals or ancillary|l
21V316|US|body_structure|body part or trim|l|part separation
21V318|US
21V321|US
21V324|US|suspension|suspension|s
21V331|US|brakes|ABS or stability control unit|s
21V336|US
21V339|US
21V341|US
21V342|US
21V353|US
21V354|US
21V362|US
21V373|US|fuel|fuel pump|s|loss of drive and crash
21V376|US|transmission_drivetrain|shift linkage or park lock|s
21V377|US|restraints_seats|seat belt|l
21V379|US
21V381|US|transmission_drivetrain|driveshaft|l
21V390|US|wheels_tyres|wheel, hub or fastening|s
21V398|US
21V401|US
21V402|US|steering|steering linkage or column|s|part separation and crash
21V403|US
21V404|US
21V405|US
21V406|US
21V407|US|steering|steering linkage or column|l
21V413|US
21V414|US
21V419|US|steering|steering linkage or column|s|part separation and crash
21V421|US|restraints_seats|air-bag system|s|restraint not working as intended
21V422|US|fuel|fuel system|l
21V423|US|wheels_tyres|tyre or tyre-pressure system|s|part separation
21V424|US
21V432|US|body_structure|door, bonnet or tailgate latch|s|injury
21V435|US|lighting|exterior lamp|l
21V438|US
21V439|US
21V440|US
21V447|US
21V455|US|steering|power steering|s
21V457|US
21V461|US|steering|steering linkage or column|s
21V466|US
21V467|US
21V470|US
21V471|US|lighting|exterior lamp|s
21V472|US|restraints_seats|air-bag system|s|restraint not working as intended and crash
21V473|US|suspension|suspension arm or joint|s|part separation
21V474|US|restraints_seats|seat structure|s|rollaway and crash
21V478|US
21V483|US
21V486|US
21V492|US
21V493|US
21V495|US|restraints_seats|air-bag system|s
21V496|US|engine_cooling|engine|s|fire
21V497|US|wheels_tyres|tyre or tyre-pressure system|s
21V499|US
21V500|US
21V504|US|restraints_seats|air-bag system|s|part separation and restraint not working as intended
21V509|US
21V516|US
21V517|US|restraints_seats|air-bag system|s|restraint not working as intended
21V519|US|fuel|fuel line or rail|s
21V520|US
21V521|US
21V524|US|fuel|fuel line or rail|l|fire
21V525|US|body_structure|door, bonnet or tailgate latch|l|part separation and crash
21V526|US
21V527|US
21V533|US
21V534|US|body_structure|body part or trim|l
21V536|US|body_structure|body part or trim|s
21V537|US|suspension|suspension arm or joint|s
21V539|US
21V550|US
21V554|US
21V555|US|restraints_seats|seat belt|s|crash and injury
21V560|US|fuel|high-voltage battery|s|fire
21V561|US
21V564|US
21V569|US
21V577|US|electrical|instrument display or software|l
21V578|US|wheels_tyres|tyre or tyre-pressure system|s
21V579|US|brakes|ABS or stability control unit|s
21V584|US
21V586|US
21V587|US|fuel|fuel pump|s|loss of drive and crash
21V592|US|restraints_seats|seat belt|s
21V595|US
21V596|US
21V598|US|brakes|brake booster or master cylinder|l|reduced braking or steering and crash
21V599|US|adas_camera|rear-view camera|l|crash
21V603|US
21V605|US
21V606|US
21V607|US
21V608|US
21V611|US|restraints_seats|air-bag system|s|restraint not working as intended and crash
21V612|US|wheels_tyres|tyre or tyre-pressure system|s
21V613|US
21V615|US
21V616|US
21V617|US|fuel|fuel pump|s|loss of drive and crash
21V619|US|body_structure|door, bonnet or tailgate latch|s|injury
21V622|US|body_structure|door, bonnet or tailgate latch|s|injury
21V625|US|fuel|fuel line or rail|s
21V631|US
21V632|US
21V633|US|suspension|suspension arm or joint|s
21V635|US|fuel|fuel system|l
21V638|US
21V639|US
21V646|US
21V647|US
21V649|US|restraints_seats|seat belt|s
21V650|US|fuel|high-voltage battery|s|fire
21V651|US
21V652|US|restraints_seats|air-bag system|l
21V653|US|restraints_seats|seat belt|s
21V664|US
21V665|US
21V667|US
21V668|US
21V675|US|suspension|suspension arm or joint|s|part separation and crash
21V679|US
21V682|US|restraints_seats|seat belt|l
21V683|US
21V688|US|lighting|exterior lamp|l|fire
21V695|US
21V697|US
21V698|US
21V699|US
21V703|US|restraints_seats|seat belt|l
21V704|US
21V706|US|body_structure|door, bonnet or tailgate latch|s|part separation and crash
21V707|US
21V711|US|visibility_wiper|glass, mirror or defroster|s
21V712|US|visibility_wiper|glass, mirror or defroster|s
21V716|US
21V725|US|lighting|exterior lamp|s
21V727|US|engine_cooling|engine internals or ancillary|s|fire and loss of drive
21V728|US
21V729|US
21V732|US
21V734|US|transmission_drivetrain|transmission or driveline|s|loss of drive and crash
21V735|US|adas_camera|rear-view camera|s
21V739|US|fuel|fuel pump|s|loss of drive
21V742|US|restraints_seats|seat structure|s|part separation and crash
21V743|US|restraints_seats|seat structure|s|part separation and crash
21V746|US|suspension|suspension arm or joint|s
21V749|US|lighting|exterior lamp|s|crash
21V758|US|body_structure|door, bonnet or tailgate latch|s|fire
21V759|US|lighting|lamp|s
21V765|US|restraints_seats|child-seat anchorage|s
21V766|US
21V768|US|wheels_tyres|tyre or tyre-pressure system|s|crash and injury
21V770|US|restraints_seats|air-bag system|s
21V771|US
21V774|US|engine_cooling|engine or its control unit|s|fire and loss of drive
21V782|US|restraints_seats|air-bag system|s|restraint not working as intended
21V789|US
21V794|US
21V796|US|restraints_seats|seat belt|s|part separation and restraint not working as intended
21V797|US
21V798|US
21V800|US
21V805|US|body_structure|door|l
21V809|US|visibility_wiper|glass, mirror or defroster|s
21V811|US|restraints_seats|seat belt|s
21V812|US
21V817|US
21V818|US
21V825|US
21V831|US
21V832|US
21V833|US|brakes|brake hose or fluid|l
21V839|US|electrical|wiring or electrical unit|s|loss of drive and crash
21V840|US|brakes|brake booster or master cylinder|s|reduced braking or steering and crash
21V842|US
21V843|US
21V844|US|engine_cooling|engine or its control unit|l|fire
21V848|US
21V852|US
21V853|US
21V855|US
21V860|US
21V862|US|fuel|fuel tank or vapour system|s
21V868|US
21V869|US|fuel|high-voltage battery|s
21V870|US
21V871|US
21V872|US|fuel|fuel line or rail|l
21V873|US
21V874|US
21V878|US
21V879|US
21V880|US
21V881|US
21V890|US|brakes|brake booster or master cylinder|l|crash
21V892|US
21V900|US|restraints_seats|seat belt|s|crash and injury
21V907|US
21V908|US|body_structure|door|l
21V909|US
21V911|US
21V912|US
21V917|US|body_structure|body part or trim|s|crash and injury
21V918|US
21V919|US
21V920|US|steering|power steering|s|crash
21V922|US|brakes|brake hardware|s
21V923|US|restraints_seats|air-bag system|l
21V925|US
21V927|US
21V931|US
21V932|US|body_structure|door, bonnet or tailgate latch|s|crash and injury
21V935|US
21V936|US|brakes|brake booster or master cylinder|s
21V937|US|brakes|brake booster or master cylinder|s|reduced braking or steering and crash
21V939|US|transmission_drivetrain|driveshaft|s|loss of drive and rollaway
21V944|US|speed_control|accelerator or cruise control|s|crash
21V947|US
21V949|US
21V950|US
21V954|US|steering|steering linkage or column|s|part separation and crash
21V955|US|transmission_drivetrain|transmission or driveline|s|loss of drive and crash
21V957|US|fuel|fuel pump|s|loss of drive and crash
21V958|US|restraints_seats|seat belt|s|crash and injury
21V961|US
21V975|US
21V976|US|fuel|fuel tank or vapour system|s
21V977|US|body_structure|body part or trim|l
21V978|US|transmission_drivetrain|driveshaft|s
21V979|US|restraints_seats|seat belt|s
21V980|US
21V982|US|speed_control|accelerator or cruise control|l
21V983|US|body_structure|door, bonnet or tailgate latch|s
21V985|US|brakes|ABS or stability control unit|s
21V986|US|transmission_drivetrain|driveshaft|s
21V989|US
21V990|US
22V011|US|lighting|exterior lamp|s
22V013|US|fuel|fuel system|l
22V022|US|body_structure|door|l|injury
22V024|US|electrical|wiring or electrical unit|s|fire and injury
22V027|US|fuel|fuel tank or vapour system|l
22V031|US|restraints_seats|air-bag system|s|restraint not working as intended and crash
22V033|US|lighting|exterior lamp|s|crash
22V034|US|wheels_tyres|tyre or tyre-pressure system|l
22V035|US
22V036|US
22V040|US
22V042|US
22V051|US|brakes|ABS or stability control unit|s|fire and injury
22V052|US
22V056|US|brakes|ABS or stability control unit|s|fire
22V064|US
22V069|US|restraints_seats|seat belt|s|part separation and restraint not working as intended
22V070|US
22V077|US
22V078|US
22V080|US
22V081|US
22V082|US|adas_camera|rear-view camera|s
22V083|US|restraints_seats|air-bag system|l
22V084|US
22V085|US
22V086|US
22V087|US|transmission_drivetrain|driveshaft|s
22V088|US|fuel|fuel tank or vapour system|s
22V089|US|steering|power steering|l
22V090|US
22V091|US|transmission_drivetrain|driveshaft|s|loss of drive
22V093|US|fuel|fuel line or rail|s
22V096|US|restraints_seats|air-bag system|s|restraint not working as intended and crash
22V098|US
22V100|US
22V102|US
22V107|US|electrical|instrument display or software|l|crash
22V109|US|engine_cooling|engine internals or ancillary|s
22V111|US|restraints_seats|seat structure|s|crash and injury
22V112|US
22V119|US
22V123|US|restraints_seats|seat belt|s|restraint not working as intended and crash
22V124|US
22V125|US
22V127|US|restraints_seats|seat belt|s
22V137|US|lighting|exterior lamp|s
22V140|US
22V141|US|lighting|exterior lamp|l
22V142|US|visibility_wiper|windscreen wiper|s
22V149|US|fuel|high-voltage battery|l
22V150|US|brakes|brake booster or master cylinder|s
22V151|US
22V152|US
22V154|US
22V155|US
22V158|US|visibility_wiper|glass, mirror or defroster|s|part separation and crash
22V162|US
22V163|US
22V165|US|suspension|suspension arm or joint|l|part separation
22V167|US
22V168|US
22V176|US
22V177|US
22V178|US
22V180|US
22V181|US
22V183|US|electrical|instrument display or software|l
22V186|US|adas_camera|rear-view camera|l
22V187|US
22V188|US|engine_cooling|engine or its control unit|l
22V189|US
22V191|US|engine_cooling|engine internals or ancillary|l|part separation
22V192|US|visibility_wiper|glass, mirror or defroster|s
22V193|US|engine_cooling|engine internals or ancillary|s
22V194|US
22V196|US|body_structure|door, bonnet or tailgate latch|s|injury
22V197|US|engine_cooling|engine internals or ancillary|s|fire
22V202|US|engine_cooling|engine internals or ancillary|s
22V210|US|restraints_seats|air-bag system|s|restraint not working as intended
22V214|US
22V218|US|restraints_seats|seat belt|s|restraint not working as intended and crash
22V219|US
22V220|US
22V224|US
22V225|US
22V226|US
22V228|US|fuel|fuel line or rail|s|fire and part separation
22V231|US
22V232|US
22V238|US|body_structure|body part or trim|l|part separation and crash
22V239|US|brakes|ABS or stability control unit|s|crash
22V240|US
22V244|US|lighting|exterior lamp|s
22V245|US
22V246|US|restraints_seats|air-bag system|s|restraint not working as intended
22V247|US|restraints_seats|seat structure|s
22V248|US
22V249|US
22V250|US|visibility_wiper|windscreen wiper|s
22V252|US|adas_camera|rear-view camera|s
22V253|US|steering|steering linkage or column|l|restraint not working as intended
22V254|US|transmission_drivetrain|shift linkage or park lock|s
22V255|US|suspension|suspension|s
22V256|US|transmission_drivetrain|transmission or driveline|s
22V257|US
22V258|US|engine_cooling|engine internals or ancillary|s|fire
22V259|US|fuel|fuel tank or vapour system|s|crash
22V261|US
22V265|US|lighting|exterior lamp|s
22V267|US
22V278|US
22V284|US
22V285|US|adas_camera|rear-view camera|s|crash
22V288|US|body_structure|body part or trim|l
22V304|US|steering|steering linkage or column|s
22V310|US|wheels_tyres|tyre or tyre-pressure system|l
22V311|US|steering|steering linkage or column|s|part separation and reduced braking or steering
22V312|US|fuel|fuel line or rail|l|fire
22V314|US
22V315|US
22V317|US
22V319|US|restraints_seats|child-seat anchorage|s|restraint not working as intended and crash
22V322|US|transmission_drivetrain|shift linkage or park lock|l|rollaway and crash
22V324|US|transmission_drivetrain|shift linkage or park lock|s|fire and rollaway
22V326|US
22V327|US
22V331|US|fuel|high-voltage battery|s
22V333|US|electrical|instrument display or software|l
22V334|US
22V335|US
22V337|US|restraints_seats|steering-wheel clock spring|s
22V344|US|electrical|instrument display or software|l
22V346|US|body_structure|door, bonnet or tailgate latch|s|fire
22V351|US
22V353|US|electrical|instrument display or software|s|crash
22V354|US|restraints_seats|seat belt|s|part separation and restraint not working as intended
22V359|US|restraints_seats|seat structure|s
22V365|US
22V368|US
22V375|US|restraints_seats|seat structure|s|part separation
22V380|US|fuel|fuel tank or vapour system|s|loss of drive and part separation
22V382|US|transmission_drivetrain|transmission or driveline|s
22V384|US|body_structure|label or manual|l
22V392|US|brakes|brake hose or fluid|s
22V404|US
22V406|US
22V407|US
22V411|US|body_structure|door|l
22V412|US|electrical|instrument display or software|l
22V413|US|transmission_drivetrain|shift linkage or park lock|s
22V414|US|fuel|fuel system|l
22V415|US|electrical|instrument display or software|s
22V420|US|body_structure|door, bonnet or tailgate latch|s|crash
22V422|US
22V426|US
22V427|US|suspension|suspension|s
22V430|US|fuel|fuel tank or vapour system|s|fire and part separation
22V444|US|wheels_tyres|wheel, hub or fastening|s|part separation and crash
22V445|US|suspension|suspension|s|part separation and crash
22V446|US|fuel|fuel tank or vapour system|s|crash
22V447|US|restraints_seats|seat belt|s
22V451|US|visibility_wiper|glass, mirror or defroster|s
22V453|US|wheels_tyres|tyre or tyre-pressure system|s|crash
22V454|US|body_structure|body part or trim|l
22V455|US|lighting|exterior lamp|l
22V457|US|transmission_drivetrain|shift linkage or park lock|s|rollaway and crash
22V458|US|restraints_seats|seat belt|s|part separation and restraint not working as intended
22V459|US|electrical|wiring or electrical unit|s|fire
22V463|US|lighting|exterior lamp|s
22V465|US|brakes|brake booster or master cylinder|s
22V466|US
22V467|US
22V470|US
22V473|US|electrical|wiring or electrical unit|s|loss of drive and crash
22V480|US
22V483|US
22V484|US|body_structure|door, bonnet or tailgate latch|s|fire
22V485|US|transmission_drivetrain|transmission or driveline|s|loss of drive and crash
22V493|US
22V494|US
22V501|US|adas_camera|rear-view camera|s|crash
22V504|US
22V509|US|wheels_tyres|tyre or tyre-pressure system|s
22V513|US
22V514|US
22V515|US
22V516|US
22V519|US|restraints_seats|occupant-detection sensor|s|restraint not working as intended and crash
22V520|US|restraints_seats|child-seat anchorage|s|crash and injury
22V522|US|lighting|lamp|s|restraint not working as intended and crash
22V523|US|restraints_seats|seat belt|l
22V524|US|restraints_seats|seat belt|l|crash and injury
22V525|US|lighting|exterior lamp|l|crash
22V527|US|electrical|instrument display or software|s
22V533|US
22V536|US|electrical|wiring or electrical unit|s
22V541|US
22V542|US
22V543|US
22V544|US
22V549|US|brakes|brake booster or master cylinder|s
22V560|US|steering|power steering|l|part separation
22V563|US
22V567|US
22V580|US|adas_camera|driver-assistance function|l|crash and injury
22V581|US|adas_camera|driver-assistance function|l|crash and injury
22V594|US|restraints_seats|air-bag system|s
22V612|US
22V614|US
22V615|US|restraints_seats|seat structure|s|crash
22V617|US|restraints_seats|seat belt|s
22V619|US
22V621|US
22V623|US|transmission_drivetrain|driveshaft|l
22V624|US|lighting|exterior lamp|s|crash
22V626|US|body_structure|body part or trim|s|fire and injury
22V627|US|visibility_wiper|windscreen wiper|s|crash
22V632|US|restraints_seats|air-bag system|s|part separation and restraint not working as intended
22V633|US|body_structure|body part or trim|s|fire
22V638|US
22V639|US
22V640|US|body_structure|door, bonnet or tailgate latch|s
22V641|US|restraints_seats|seat belt|s|crash and injury
22V642|US
22V644|US|adas_camera|rear-view camera|s
22V646|US|transmission_drivetrain|driveshaft|l
22V648|US
22V651|US|electrical|wiring or electrical unit|s
22V652|US
22V656|US
22V657|US
22V660|US|fuel|fuel tank or vapour system|s
22V661|US|brakes|parking brake|l|rollaway and crash
22V666|US|restraints_seats|seat belt|s
22V670|US
22V671|US|transmission_drivetrain|transmission or driveline|s|rollaway and crash
22V673|US|fuel|fuel tank or vapour system|l
22V675|US|wheels_tyres|wheel, hub or fastening|s
22V678|US
22V679|US
22V680|US
22V683|US
22V684|US|electrical|instrument display or software|l
22V685|US|fuel|fuel line or rail|l
22V686|US|lighting|lamp|l
22V687|US
22V693|US|steering|steering linkage or column|s|crash
22V701|US
22V703|US|body_structure|body part or trim|s|fire and injury
22V707|US
22V708|US|wheels_tyres|tyre or tyre-pressure system|s
22V709|US|adas_camera|rear-view camera|s
22V710|US|electrical|instrument display or software|s
22V712|US|visibility_wiper|glass, mirror or defroster|s|crash and injury
22V718|US
22V721|US
22V723|US
22V724|US|restraints_seats|seat structure|s
22V725|US
22V727|US|suspension|suspension|l|part separation
22V730|US|engine_cooling|engine internals or ancillary|l
22V732|US
22V733|US
22V741|US
22V742|US
22V743|US
22V744|US|suspension|suspension arm or joint|s|part separation and crash
22V746|US|transmission_drivetrain|transmission or driveline|s|loss of drive and crash
22V747|US
22V753|US
22V760|US|transmission_drivetrain|transmission or driveline|s|loss of drive and crash
22V764|US
22V766|US
22V767|US
22V768|US|engine_cooling|engine|l
22V771|US|fuel|high-voltage battery|s|loss of drive
22V772|US|electrical|instrument display or software|s
22V787|US|fuel|fuel tank or vapour system|s
22V791|US
22V793|US
22V798|US
22V800|US|brakes|ABS or stability control unit|s|fire and injury
22V803|US
22V804|US
22V806|US
22V807|US
22V808|US
22V810|US|brakes|ABS or stability control unit|s|fire
22V815|US|electrical|instrument display or software|l
22V816|US|restraints_seats|seat belt|s|part separation and restraint not working as intended
22V820|US
22V823|US
22V825|US|electrical|instrument display or software|l
22V827|US|lighting|exterior lamp|s
22V830|US
22V831|US
22V835|US
22V836|US|electrical|wiring or electrical unit|l|fire
22V838|US|restraints_seats|seat belt|s|crash and injury
22V842|US|visibility_wiper|windscreen wiper|s
22V848|US
22V854|US|wheels_tyres|tyre or tyre-pressure system|l
22V858|US
22V859|US|engine_cooling|engine or its control unit|l
22V860|US
22V861|US
22V865|US|engine_cooling|engine|l
22V866|US
22V867|US|body_structure|door, bonnet or tailgate latch|s|crash and injury
22V868|US
22V875|US|electrical|wiring or electrical unit|s|fire and injury
22V878|US|restraints_seats|air-bag system|s|restraint not working as intended and crash
22V880|US|transmission_drivetrain|driveshaft|s
22V895|US
22V897|US
22V899|US|engine_cooling|cooling system|s|loss of drive and crash
22V901|US
22V903|US|lighting|exterior lamp|s
22V904|US
22V906|US|steering|steering linkage or column|s|reduced braking or steering and crash
22V907|US|electrical|wiring or electrical unit|s|fire and restraint not working as intended
22V908|US
22V921|US
22V923|US|body_structure|body part or trim|s
22V925|US|fuel|fuel tank or vapour system|s
22V926|US
22V927|US
22V928|US
22V929|US|restraints_seats|air-bag system|s
22V930|US|restraints_seats|seat belt|s|fire and restraint not working as intended
22V935|US
22V936|US
22V937|US
22V938|US
22V941|US|engine_cooling|cooling system|s|loss of drive and crash
22V942|US
22V944|US
22V945|US
22V947|US
22V950|US|wheels_tyres|tyre or tyre-pressure system|s|crash and injury
22V953|US|restraints_seats|seat belt|s
22V954|US
22V955|US
22V956|US
23V001|US
23V010|US
23V012|US
23V013|US|fuel|fuel pump|s|loss of drive
23V016|US|lighting|lamp|l|crash
23V021|US|brakes|brake booster or master cylinder|s
23V022|US|adas_camera|rear-view camera|s
23V026|US
23V027|US|fuel|fuel tank or vapour system|s|fire
23V028|US|fuel|fuel line or rail|s|fire
23V030|US
23V031|US
23V033|US
23V034|US
23V035|US|restraints_seats|air-bag system|s|restraint not working as intended and crash
23V038|US|body_structure|body part or trim|s|part separation and crash
23V039|US
23V040|US|body_structure|label or manual|l
23V041|US|fuel|electric drive or charging unit|s|loss of drive and crash
23V042|US
23V043|US|transmission_drivetrain|transmission or driveline|s|part separation
23V044|US
23V045|US
23V046|US|adas_camera|rear-view camera|s|crash and injury
23V047|US|fuel|fuel pump|s|loss of drive
23V048|US|visibility_wiper|glass, mirror or defroster|s|crash and injury
23V050|US
23V058|US
23V059|US
23V060|US|engine_cooling|engine|l
23V064|US|wheels_tyres|wheel, hub or fastening|l|part separation and crash
23V067|US|restraints_seats|air-bag system|s|part separation and restraint not working as intended
23V069|US|transmission_drivetrain|transmission or driveline|s
23V070|US|transmission_drivetrain|transmission or driveline|s
23V071|US|fuel|fuel tank or vapour system|s
23V072|US|electrical|instrument display or software|l
23V074|US
23V076|US|restraints_seats|air-bag inflator|s|crash and injury
23V079|US
23V080|US|fuel|electric drive or charging unit|s|loss of drive and crash
23V084|US
23V085|US|electrical|instrument display or software|l
23V086|US
23V092|US|restraints_seats|seat structure|s|crash and injury
23V093|US
23V094|US|restraints_seats|seat belt|s|part separation and restraint not working as intended
23V097|US
23V098|US
23V099|US
23V108|US|restraints_seats|seat structure|l|crash and injury
23V109|US|restraints_seats|seat belt|s|restraint not working as intended and crash
23V110|US|electrical|instrument display or software|l
23V111|US|electrical|instrument display or software|l|crash
23V115|US
23V116|US
23V118|US
23V122|US|electrical|wiring or electrical unit|s
23V125|US|restraints_seats|air-bag inflator|s
23V128|US
23V131|US|steering|steering linkage or column|s|part separation and reduced braking or steering
23V132|US|electrical|wiring or electrical unit|s|fire
23V136|US
23V137|US|restraints_seats|seat structure|l
23V142|US
23V149|US|restraints_seats|air-bag system|s|restraint not working as intended and crash
23V152|US
23V155|US|steering|steering linkage or column|l
23V158|US|restraints_seats|seat belt|s|crash and injury
23V159|US|restraints_seats|air-bag system|l|crash and injury
23V160|US|lighting|exterior lamp|s
23V162|US|brakes|brakes|l
23V163|US|visibility_wiper|windscreen wiper|s
23V165|US|electrical|instrument display or software|l
23V168|US|fuel|high-voltage battery|l
23V172|US|transmission_drivetrain|transmission or driveline|s|loss of drive
23V174|US|visibility_wiper|glass, mirror or defroster|s|part separation and crash
23V176|US
23V177|US
23V178|US
23V179|US|body_structure|body part or trim|s|fire and injury
23V180|US|visibility_wiper|windscreen wiper|s|crash
23V181|US|body_structure|body part or trim|s|fire
23V187|US|body_structure|door, bonnet or tailgate latch|s|crash and injury
23V188|US
23V189|US
23V191|US
23V198|US|restraints_seats|seat|l
23V199|US|suspension|suspension|l
23V200|US
23V210|US|restraints_seats|seat belt|s|part separation and restraint not working as intended
23V211|US
23V212|US
23V213|US
23V214|US
23V215|US
23V218|US|fuel|high-voltage battery|s|fire and injury
23V221|US|engine_cooling|cooling system|l
23V222|US
23V228|US|suspension|suspension arm or joint|s|part separation and crash
23V229|US|restraints_seats|seat structure|s|crash and injury
23V232|US
23V233|US|lighting|lamp|s|crash
23V236|US|body_structure|door|s|injury
23V241|US
23V242|US|visibility_wiper|glass, mirror or defroster|l
23V247|US|body_structure|body part or trim|s|fire
23V251|US
23V252|US|restraints_seats|seat structure|l
23V253|US
23V258|US|wheels_tyres|tyre or tyre-pressure system|s|crash
23V260|US
23V263|US
23V264|US
23V265|US
23V268|US|restraints_seats|seat|s|part separation and crash
23V273|US|wheels_tyres|tyre or tyre-pressure system|s|crash
23V283|US|wheels_tyres|wheel, hub or fastening|l
23V292|US|lighting|exterior lamp|l|rollaway and crash
23V294|US
23V295|US
23V296|US|visibility_wiper|glass, mirror or defroster|l
23V298|US|electrical|instrument display or software|s|crash
23V300|US|transmission_drivetrain|driveshaft|s|crash
23V301|US
23V302|US
23V303|US
23V305|US|engine_cooling|engine internals or ancillary|s
23V306|US|restraints_seats|air-bag inflator|s
23V309|US
23V312|US
23V313|US
23V314|US
23V324|US|body_structure|door, bonnet or tailgate latch|l
23V329|US
23V334|US|restraints_seats|air-bag inflator|s|restraint not working as intended
23V336|US
23V337|US
23V338|US
23V339|US|restraints_seats|child-seat anchorage|l
23V342|US|adas_camera|rear-view camera|s
23V344|US|adas_camera|driver-assistance function|l
23V345|US|electrical|instrument display or software|l
23V347|US
23V352|US
23V355|US
23V358|US|restraints_seats|seat belt|s
23V360|US
23V361|US
23V362|US|brakes|brake hose or fluid|s|reduced braking or steering and crash
23V367|US|fuel|high-voltage battery|s|loss of drive and crash
23V369|US|fuel|high-voltage battery|s|fire and injury
23V374|US|restraints_seats|seat belt|s|crash and injury
23V378|US|body_structure|door, bonnet or tailgate latch|l|fire
23V379|US|body_structure|label or manual|l
23V380|US|body_structure|door, bonnet or tailgate latch|s|fire
23V382|US
23V384|US|restraints_seats|air-bag system|s|restraint not working as intended and crash
23V385|US
23V386|US
23V392|US|suspension|suspension arm or joint|l|part separation and crash
23V393|US|body_structure|door, bonnet or tailgate latch|l
23V394|US|lighting|lamp|l
23V405|US
23V409|US
23V410|US|brakes|brake booster or master cylinder|s|reduced braking or steering and crash
23V411|US
23V412|US
23V413|US
23V414|US
23V415|US|brakes|brake booster or master cylinder|s|reduced braking or steering and crash
23V418|US
23V420|US|restraints_seats|seat structure|l
23V421|US|electrical|wiring or electrical unit|l|injury
23V430|US|brakes|brakes|s|reduced braking or steering and crash
23V431|US|adas_camera|rear-view camera|s|crash and injury
23V432|US|wheels_tyres|wheel, hub or fastening|l|part separation and crash
23V436|US
23V437|US
23V439|US|suspension|suspension|s
23V440|US|fuel|high-voltage battery|s
23V443|US
23V445|US
23V446|US
23V449|US
23V458|US|brakes|brake booster or master cylinder|s|part separation and reduced braking or steering
23V462|US
23V463|US
23V464|US
23V468|US|wheels_tyres|tyre or tyre-pressure system|s|part separation and crash
23V471|US
23V476|US
23V478|US|electrical|wiring or electrical unit|l|fire
23V479|US
23V480|US|restraints_seats|air-bag system|l|restraint not working as intended and crash
23V484|US
23V485|US|wheels_tyres|tyre or tyre-pressure system|s
23V487|US|adas_camera|rear-view camera|s|crash
23V494|US|speed_control|accelerator or cruise control|l|crash
23V496|US|steering|steering linkage or column|s|crash
23V500|US
23V501|US|adas_camera|rear-view camera|l
23V502|US|body_structure|door, bonnet or tailgate latch|s
23V506|US|electrical|instrument display or software|l
23V507|US|electrical|instrument display or software|l
23V509|US|suspension|suspension|s
23V516|US|restraints_seats|air-bag system|s|restraint not working as intended and crash
23V518|US|engine_cooling|cooling system|s|crash
23V520|US|electrical|instrument display or software|l|crash
23V521|US|visibility_wiper|windscreen wiper|l|crash
23V523|US|fuel|electric drive or charging unit|l|crash
23V524|US|wheels_tyres|tyre or tyre-pressure system|s|crash
23V526|US|engine_cooling|engine internals or ancillary|s|fire
23V527|US
23V531|US|engine_cooling|engine internals or ancillary|s
23V534|US|transmission_drivetrain|transmission or driveline|s
23V545|US
23V546|US|transmission_drivetrain|transmission or driveline|l
23V549|US|steering|steering linkage or column|s
23V551|US|electrical|wiring or electrical unit|s|loss of drive and crash
23V555|US
23V556|US|wheels_tyres|tyre or tyre-pressure system|s|crash and injury
23V557|US|restraints_seats|seat belt|s|crash and injury
23V565|US
23V566|US|fuel|fuel line or rail|s|fire
23V567|US|restraints_seats|air-bag system|s|restraint not working as intended and crash
23V568|US
23V570|US|visibility_wiper|glass, mirror or defroster|l
23V573|US|body_structure|body part or trim|l
23V574|US
23V576|US
23V577|US
23V579|US|restraints_seats|air-bag system|s
23V581|US|steering|steering linkage or column|s
23V584|US
23V588|US|transmission_drivetrain|transmission or driveline|s|loss of drive and part separation
23V589|US|transmission_drivetrain|transmission or driveline|l|crash
23V592|US
23V593|US
23V594|US|body_structure|door, bonnet or tailgate latch|s
23V595|US|transmission_drivetrain|driveshaft|s
23V596|US|lighting|exterior lamp|l
23V597|US|engine_cooling|engine internals or ancillary|l
23V598|US|adas_camera|rear-view camera|s
23V599|US|restraints_seats|occupant-detection sensor|s|restraint not working as intended and crash
23V601|US
23V604|US
23V609|US|lighting|exterior lamp|s|crash
23V610|US|adas_camera|rear-view camera|s
23V613|US
23V615|US
23V619|US
23V622|US
23V623|US
23V625|US|transmission_drivetrain|transmission or driveline|s
23V626|US|fuel|high-voltage battery|l
23V628|US|adas_camera|rear-view camera|s|crash
23V629|US
23V630|US|fuel|fuel pump|s|loss of drive and crash
23V633|US|body_structure|label or manual|l
23V634|US|fuel|fuel pump|s
23V639|US|adas_camera|rear-view camera|s
23V640|US
23V641|US
23V642|US|suspension|suspension arm or joint|s
23V644|US
23V645|US
23V647|US|transmission_drivetrain|driveshaft|s|part separation and crash
23V649|US|suspension|suspension arm or joint|s
23V650|US|restraints_seats|seat belt|s|crash and injury
23V651|US|brakes|ABS or stability control unit|s|fire
23V652|US|brakes|ABS or stability control unit|s
23V654|US
23V657|US|fuel|electric drive or charging unit|s|loss of drive and crash
23V662|US
23V671|US
23V674|US|restraints_seats|air-bag system|s|restraint not working as intended
23V675|US|suspension|suspension|s
23V676|US
23V677|US
23V680|US
23V681|US|visibility_wiper|glass, mirror or defroster|s
23V682|US|adas_camera|driver-assistance function|s
23V686|US|adas_camera|rear-view camera|l
23V687|US|fuel|high-voltage battery|s
23V688|US|engine_cooling|cooling system|s
23V692|US|steering|power steering|s
23V696|US
23V698|US
23V700|US
23V704|US|wheels_tyres|tyre or tyre-pressure system|l|crash and injury
23V707|US
23V708|US|restraints_seats|seat structure|l|injury
23V709|US|engine_cooling|engine or its control unit|l
23V715|US
23V716|US
23V720|US|body_structure|body part or trim|s|part separation and crash
23V723|US|engine_cooling|cooling system|l|fire
23V724|US|brakes|parking brake|s
23V725|US|body_structure|body part or trim|s|crash and injury
23V727|US|electrical|instrument display or software|l
23V732|US
23V733|US
23V734|US|electrical|wiring or electrical unit|s|fire
23V735|US|transmission_drivetrain|transmission or driveline|s|reduced braking or steering and crash
23V741|US
23V744|US|electrical|instrument display or software|s
23V750|US
23V751|US|engine_cooling|engine internals or ancillary|s|fire and loss of drive
23V753|US
23V754|US|transmission_drivetrain|driveshaft|s|loss of drive and crash
23V755|US|transmission_drivetrain|transmission or driveline|l
23V757|US
23V758|US|wheels_tyres|wheel, hub or fastening|s
23V770|US
23V775|US|body_structure|door, bonnet or tailgate latch|l
23V780|US
23V782|US|restraints_seats|seat belt|s|crash and injury
23V783|US
23V785|US|restraints_seats|seat structure|s|crash
23V786|US|restraints_seats|seat belt|s
23V787|US
23V789|US|brakes|brake hardware|s|part separation
23V790|US|engine_cooling|engine internals or ancillary|l
23V791|US|brakes|brake hardware|s|reduced braking or steering and crash
23V796|US
23V797|US
23V799|US
23V800|US|brakes|brake hardware|s
23V801|US|electrical|instrument display or software|l
23V802|US|lighting|exterior lamp|l
23V807|US
23V813|US
23V814|US|lighting|lamp|l|crash
23V821|US
23V826|US
23V827|US
23V828|US|electrical|wiring or electrical unit|l|fire
23V830|US|restraints_seats|air-bag system|s
23V835|US
23V840|US
23V841|US
23V842|US
23V844|US|electrical|wiring or electrical unit|s|fire and crash
23V845|US|restraints_seats|seat belt|s|fire and restraint not working as intended
23V847|US|restraints_seats|steering-wheel clock spring|s
23V848|US|lighting|exterior lamp|l
23V851|US
23V853|US
23V854|US
23V858|US|fuel|fuel pump|s|loss of drive and restraint not working as intended
23V863|US
23V864|US|restraints_seats|air-bag system|s|restraint not working as intended and crash
23V865|US
23V867|US
23V868|US
23V869|US|body_structure|door|l
23V870|US|restraints_seats|air-bag system|s|restraint not working as intended
23V871|US|lighting|exterior lamp|s|reduced braking or steering and crash
23V872|US|fuel|fuel line or rail|l|crash
23V877|US|steering|power steering|l
23V878|US
23V880|US
23V882|US|steering|steering linkage or column|l
23V883|US
23V885|US
23V896|US|suspension|suspension|s
23V901|US|electrical|wiring or electrical unit|s|fire and crash
23V903|US|suspension|suspension arm or joint|l|reduced braking or steering and crash
23V905|US|engine_cooling|engine internals or ancillary|s
24V010|US
24V011|US|engine_cooling|cooling system|l
24V023|US
24V025|US|body_structure|body part or trim|s
24V031|US|body_structure|body part or trim|l
24V039|US
24V053|US|visibility_wiper|glass, mirror or defroster|l
24V057|US|transmission_drivetrain|driveshaft|s
24V060|US|body_structure|door, bonnet or tailgate latch|s
24V064|US|restraints_seats|occupant-detection sensor|l|restraint not working as intended and crash
24V065|US|transmission_drivetrain|driveshaft|s|loss of drive and crash
24V070|US
24V071|US|adas_camera|rear-view camera|s|crash
24V076|US|adas_camera|driver-assistance function|l|loss of drive
24V077|US|engine_cooling|engine internals or ancillary|s
24V085|US|engine_cooling|engine or its control unit|l
24V086|US
24V087|US|restraints_seats|seat belt|s|crash
24V091|US|suspension|suspension|l
24V097|US|steering|power steering|s
24V099|US|restraints_seats|seat belt|s|restraint not working as intended
24V100|US
24V102|US|suspension|suspension|s
24V104|US
24V106|US|engine_cooling|engine internals or ancillary|s|fire and loss of drive
24V107|US|electrical|wiring or electrical unit|s|fire
24V110|US
24V111|US
24V112|US
24V114|US|transmission_drivetrain|transmission or driveline|l|reduced braking or steering and crash
24V115|US
24V117|US
24V118|US
24V123|US
24V124|US|adas_camera|rear-view camera|s|crash
24V125|US
24V128|US|restraints_seats|seat structure|s|crash and injury
24V129|US
24V130|US
24V131|US
24V132|US
24V133|US|adas_camera|driver-assistance function|s
24V134|US|lighting|lamp|l
24V135|US
24V138|US
24V139|US
24V140|US|electrical|instrument display or software|l
24V142|US|visibility_wiper|glass, mirror or defroster|s|part separation
24V144|US|fuel|high-voltage battery|s
24V146|US|body_structure|door, bonnet or tailgate latch|s|injury
24V148|US|lighting|exterior lamp|s
24V152|US|transmission_drivetrain|transmission or driveline|l
24V154|US|restraints_seats|air-bag system|s|restraint not working as intended and injury
24V155|US
24V156|US|restraints_seats|seat belt|s|restraint not working as intended and crash
24V163|US
24V169|US|engine_cooling|engine internals or ancillary|s
24V170|US
24V175|US
24V176|US|restraints_seats|seat belt|s|crash and injury
24V183|US|fuel|high-voltage battery|l
24V184|US|steering|power steering|l|part separation and crash
24V185|US|fuel|fuel tank or vapour system|s
24V187|US|engine_cooling|engine or its control unit|l
24V188|US|adas_camera|rear-view camera|l
24V189|US|body_structure|door|l
24V191|US|engine_cooling|engine internals or ancillary|s|fire
24V196|US
24V197|US
24V198|US
24V199|US
24V200|US|fuel|electric drive or charging unit|s
24V201|US|brakes|brake hardware|l
24V204|US|fuel|electric drive or charging unit|s|crash
24V205|US|transmission_drivetrain|transmission or driveline|l|rollaway and crash
24V207|US
24V209|US
24V214|US|steering|steering linkage or column|l
24V215|US
24V217|US
24V219|US|steering|power steering|s
24V220|US|fuel|fuel line or rail|l
24V223|US|wheels_tyres|tyre or tyre-pressure system|s
24V224|US
24V226|US|wheels_tyres|tyre or tyre-pressure system|s
24V227|US|restraints_seats|occupant-detection sensor|l|restraint not working as intended and crash
24V228|US
24V229|US
24V237|US|wheels_tyres|wheel, hub or fastening|s
24V238|US
24V239|US
24V240|US
24V244|US|suspension|suspension arm or joint|s
24V246|US|adas_camera|rear-view camera|s|crash and injury
24V248|US
24V251|US
24V266|US|body_structure|label or manual|l
24V267|US|engine_cooling|engine or its control unit|l
24V269|US|fuel|fuel line or rail|l
24V271|US|transmission_drivetrain|transmission or driveline|s
24V274|US|body_structure|door, bonnet or tailgate latch|s|crash and injury
24V275|US|restraints_seats|occupant-detection sensor|s|restraint not working as intended and crash
24V278|US|restraints_seats|air-bag system|s|restraint not working as intended and crash
24V282|US|fuel|fuel pump|s|loss of drive and crash
24V283|US|transmission_drivetrain|transmission or driveline|l|loss of drive and crash
24V287|US|steering|power steering|l
24V288|US
24V289|US
24V290|US
24V291|US
24V293|US|electrical|instrument display or software|l
24V294|US
24V298|US
24V302|US
24V304|US|transmission_drivetrain|driveshaft|s|loss of drive
24V306|US
24V308|US|engine_cooling|engine internals or ancillary|s|loss of drive and crash
24V311|US|restraints_seats|air-bag system|s|restraint not working as intended and crash
24V319|US
24V320|US|transmission_drivetrain|transmission or driveline|s|loss of drive
24V321|US|body_structure|door, bonnet or tailgate latch|s|crash and injury
24V327|US
24V329|US|steering|steering linkage or column|l
24V330|US|engine_cooling|engine or its control unit|l
24V331|US
24V338|US|restraints_seats|seat belt|s
24V340|US
24V343|US
24V344|US|electrical|instrument display or software|l
24V345|US
24V346|US
24V348|US
24V358|US|fuel|high-voltage battery|s
24V361|US
24V364|US
24V366|US|wheels_tyres|tyre or tyre-pressure system|s
24V367|US|lighting|exterior lamp|l|crash
24V368|US
24V369|US
24V371|US
24V372|US
24V379|US|lighting|exterior lamp|s
24V380|US|transmission_drivetrain|transmission or driveline|s|loss of drive and crash
24V381|US
24V384|US|adas_camera|rear-view camera|s|crash and injury
24V391|US|fuel|electric drive or charging unit|l|loss of drive and crash
24V394|US|transmission_drivetrain|transmission or driveline|l
24V400|US|steering|power steering|l
24V407|US|restraints_seats|seat structure|s
24V408|US
24V412|US|steering|power steering|s|crash
24V413|US|transmission_drivetrain|transmission or driveline|l
24V414|US
24V415|US
24V416|US|restraints_seats|seat|l
24V418|US|restraints_seats|seat belt|s
24V419|US|wheels_tyres|tyre or tyre-pressure system|s
24V422|US|steering|power steering|s
24V428|US
24V434|US
24V436|US
24V437|US
24V440|US|speed_control|accelerator or cruise control|l
24V442|US|adas_camera|rear-view camera|s|injury
24V443|US|lighting|lamp|l
24V444|US|transmission_drivetrain|transmission or driveline|s
24V445|US
24V446|US
24V450|US|engine_cooling|engine internals or ancillary|s|fire and crash
24V451|US|engine_cooling|engine internals or ancillary|s|fire and crash
24V452|US
24V455|US
24V458|US
24V459|US|lighting|exterior lamp|s
24V461|US|restraints_seats|air-bag system|s|restraint not working as intended
24V464|US
24V465|US
24V470|US|transmission_drivetrain|driveshaft|s|loss of drive and crash
24V474|US
24V477|US
24V479|US|suspension|suspension arm or joint|l|part separation and crash
24V480|US
24V481|US|electrical|instrument display or software|s
24V482|US
24V486|US|visibility_wiper|glass, mirror or defroster|l
24V487|US
24V491|US|fuel|fuel pump|s
24V493|US|steering|power steering|s
24V495|US
24V496|US
24V497|US
24V498|US|visibility_wiper|glass, mirror or defroster|s
24V508|US|wheels_tyres|tyre or tyre-pressure system|s|crash
24V510|US
24V512|US
24V513|US
24V516|US
24V520|US
24V527|US
24V528|US|fuel|fuel pump|s|loss of drive and crash
24V529|US|transmission_drivetrain|transmission or driveline|s|rollaway and crash
24V533|US
24V534|US
24V536|US
24V537|US|body_structure|label or manual|l
24V538|US
24V540|US
24V542|US|steering|power steering|s
24V548|US|wheels_tyres|tyre or tyre-pressure system|l
24V561|US|restraints_seats|air-bag system|s|restraint not working as intended and crash
24V562|US|transmission_drivetrain|transmission or driveline|s|crash and injury
24V572|US
24V573|US
24V574|US
24V575|US
24V576|US
24V583|US|lighting|exterior lamp|s|crash and injury
24V584|US|adas_camera|rear-view camera|s|crash and injury
24V585|US
24V586|US
24V587|US
24V588|US
24V589|US|brakes|ABS or stability control unit|s|reduced braking or steering
24V590|US|engine_cooling|engine or its control unit|l
24V591|US|steering|steering linkage or column|s
24V592|US
24V593|US
24V594|US|visibility_wiper|windscreen wiper|s
24V597|US|electrical|instrument display or software|l
24V598|US|engine_cooling|engine internals or ancillary|l
24V608|US
24V611|US
24V612|US
24V614|US|brakes|ABS or stability control unit|s|crash and injury
24V621|US
24V633|US|electrical|instrument display or software|l
24V634|US|fuel|fuel injector|s
24V635|US|engine_cooling|engine|l
24V636|US|body_structure|label or manual|l
24V640|US|body_structure|body part or trim|s|part separation and crash
24V643|US
24V651|US
24V652|US
24V653|US
24V654|US
24V658|US
24V659|US
24V673|US|lighting|exterior lamp|s
24V674|US|brakes|brake hose or fluid|s|reduced braking or steering
24V676|US
24V677|US
24V678|US|transmission_drivetrain|transmission or driveline|l|fire and crash
24V679|US|electrical|instrument display or software|l
24V682|US|lighting|lamp|l
24V683|US
24V684|US|adas_camera|rear-view camera|s
24V685|US|electrical|wiring or electrical unit|l
24V686|US
24V688|US
24V691|US|restraints_seats|air-bag system|s|crash and injury
24V693|US|engine_cooling|engine internals or ancillary|l
24V694|US
24V697|US
24V700|US|fuel|high-voltage battery|l|fire and injury
24V701|US
24V703|US|restraints_seats|seat belt|s
24V704|US
24V708|US|brakes|brake hardware|s
24V710|US|wheels_tyres|tyre or tyre-pressure system|s
24V711|US
24V712|US
24V714|US
24V715|US
24V720|US
24V723|US
24V724|US
24V726|US
24V729|US
24V730|US
24V731|US
24V732|US
24V737|US|body_structure|door|l
24V739|US
24V744|US|transmission_drivetrain|transmission or driveline|s|crash and injury
24V745|US|fuel|high-voltage battery|s|fire and crash
24V747|US|electrical|instrument display or software|l
24V748|US|electrical|instrument display or software|s
24V752|US
24V754|US
24V755|US|lighting|exterior lamp|s
24V756|US|restraints_seats|air-bag system|s|part separation and restraint not working as intended
24V757|US|electrical|instrument display or software|s|fire and crash
24V761|US|visibility_wiper|glass, mirror or defroster|s|fire and injury
24V763|US|fuel|fuel pump|s|fire and crash
24V764|US
24V765|US
24V767|US|wheels_tyres|tyre or tyre-pressure system|s|crash
24V770|US|suspension|suspension arm or joint|s
24V772|US
24V777|US|brakes|ABS or stability control unit|l
24V778|US|restraints_seats|seat|l
24V780|US
24V788|US
24V793|US
24V794|US
24V795|US|restraints_seats|air-bag system|s|restraint not working as intended and crash
24V797|US|transmission_drivetrain|transmission or driveline|s
24V798|US|body_structure|body part or trim|l|crash and injury
24V801|US|adas_camera|rear-view camera|s
24V802|US|electrical|instrument display or software|l
24V805|US|suspension|suspension|s
24V806|US|body_structure|door, bonnet or tailgate latch|l
24V807|US
24V808|US
24V809|US
24V810|US
24V812|US|electrical|instrument display or software|l|fire
24V814|US|restraints_seats|seat belt|l|crash
24V815|US|engine_cooling|engine or its control unit|l|loss of drive and crash
24V816|US|engine_cooling|engine or its control unit|l|loss of drive and crash
24V817|US|fuel|electric drive or charging unit|l|loss of drive and crash
24V827|US
24V829|US
24V834|US
24V835|US
24V836|US|transmission_drivetrain|transmission or driveline|l|loss of drive and crash
24V838|US
24V839|US|transmission_drivetrain|transmission or driveline|s
24V840|US|suspension|suspension|l|part separation
24V843|US|visibility_wiper|glass, mirror or defroster|l|injury
24V848|US|fuel|fuel system|l
24V850|US|electrical|instrument display or software|l
24V851|US|engine_cooling|engine|l
24V852|US|restraints_seats|air-bag system|l
24V856|US
24V857|US
24V859|US|restraints_seats|seat structure|s|crash and injury
24V862|US
24V867|US|fuel|electric drive or charging unit|s
24V868|US|fuel|electric drive or charging unit|s|crash
24V869|US
24V870|US
24V871|US|transmission_drivetrain|transmission or driveline|l
24V872|US
24V874|US
24V875|US
24V877|US|transmission_drivetrain|shift linkage or park lock|s|rollaway and crash
24V878|US|steering|steering linkage or column|l|part separation and reduced braking or steering
24V879|US|adas_camera|rear-view camera|s|crash and injury
24V888|US
24V889|US
24V892|US|electrical|instrument display or software|l
24V894|US|body_structure|door, bonnet or tailgate latch|s
24V896|US
24V897|US
24V898|US
24V900|US|fuel|fuel tank or vapour system|s|fire and part separation
24V909|US
24V910|US
24V911|US|wheels_tyres|wheel, hub or fastening|l|part separation and reduced braking or steering
24V918|US
24V920|US|fuel|fuel line or rail|s
24V925|US|adas_camera|driver-assistance function|s
24V926|US
24V927|US
24V933|US
24V937|US|adas_camera|driver-assistance function|s
24V938|US
24V939|US
24V940|US
24V941|US
24V942|US|lighting|lamp|l
24V943|US
24V944|US
24V945|US
24V947|US
24V949|US|suspension|suspension arm or joint|s
24V950|US|fuel|fuel tank or vapour system|s|fire and part separation
24V951|US|adas_camera|rear-view camera|l
24V953|US|electrical|instrument display or software|l
24V954|US|engine_cooling|engine or its control unit|l
24V957|US|fuel|fuel pump|l
24V960|US
24V962|US|restraints_seats|seat structure|s
24V969|US|transmission_drivetrain|shift linkage or park lock|s|rollaway and injury
25V001|US
25V006|US|steering|power steering|l
25V010|US
25V011|US
25V012|US|adas_camera|driver-assistance function|s
25V015|US|restraints_seats|seat belt|s
25V016|US|electrical|instrument display or software|l|restraint not working as intended
25V017|US|adas_camera|rear-view camera|l|crash
25V018|US|suspension|suspension|s|part separation and crash
25V019|US|electrical|wiring or electrical unit|l
25V020|US|transmission_drivetrain|transmission or driveline|s
25V022|US|steering|power steering|s
25V023|US
25V024|US|electrical|wiring or electrical unit|s
25V025|US|suspension|suspension|l
25V028|US|fuel|fuel pump|l|loss of drive and crash
25V031|US|speed_control|accelerator or cruise control|l|loss of drive and crash
25V032|US|transmission_drivetrain|transmission or driveline|s|crash and injury
25V033|US|restraints_seats|seat|l|crash
25V040|US|restraints_seats|air-bag system|l|restraint not working as intended and crash
25V048|US|adas_camera|rear-view camera|s
25V049|US
25V050|US
25V056|US|restraints_seats|seat belt|s|crash and injury
25V058|US|brakes|brakes|l|reduced braking or steering
25V059|US|restraints_seats|seat belt|s|crash and injury
25V060|US
25V064|US|restraints_seats|air-bag system|s|restraint not working as intended and crash
25V065|US|speed_control|accelerator or cruise control|s|reduced braking or steering and crash
25V071|US
25V078|US
25V079|US
25V080|US
25V081|US
25V082|US
25V083|US|electrical|instrument display or software|l
25V085|US
25V086|US|restraints_seats|seat structure|s
25V087|US|body_structure|body part or trim|s|crash
25V088|US
25V089|US
25V091|US|visibility_wiper|glass, mirror or defroster|s
25V093|US|restraints_seats|seat|l
25V094|US
25V095|US|electrical|instrument display or software|l
25V096|US|steering|power steering|l
25V098|US|adas_camera|rear-view camera|l
25V099|US|engine_cooling|engine internals or ancillary|s
25V100|US
25V103|US
25V104|US
25V105|US|electrical|instrument display or software|l|crash
25V106|US
25V109|US
25V115|US|transmission_drivetrain|transmission or driveline|s
25V116|US
25V120|US
25V123|US|electrical|instrument display or software|l
25V124|US|brakes|ABS or stability control unit|l
25V125|US
25V126|US|transmission_drivetrain|driveshaft|l
25V127|US|engine_cooling|engine or its control unit|l
25V129|US
25V130|US|engine_cooling|engine or its control unit|l
25V131|US|fuel|high-voltage battery|l
25V132|US|engine_cooling|engine internals or ancillary|l
25V133|US|engine_cooling|engine or its control unit|l
25V134|US|body_structure|body part or trim|l
25V147|US|body_structure|door|l|injury
25V148|US|transmission_drivetrain|transmission or driveline|s
25V150|US
25V153|US|restraints_seats|seat structure|s
25V154|US
25V155|US
25V157|US|electrical|instrument display or software|l
25V158|US|engine_cooling|engine or its control unit|l
25V159|US|adas_camera|rear-view camera|l
25V160|US
25V161|US|adas_camera|rear-view camera|l
25V163|US|steering|steering linkage or column|s
25V164|US|transmission_drivetrain|transmission or driveline|s
25V165|US|engine_cooling|engine or its control unit|l
25V166|US|suspension|suspension|l
25V167|US|body_structure|body part or trim|l|part separation and crash
25V168|US
25V169|US|engine_cooling|engine or its control unit|l
25V173|US|brakes|brake hardware|s|part separation and reduced braking or steering
25V174|US
25V175|US|steering|power steering|s
25V179|US
25V188|US|body_structure|label or manual|s
25V191|US
25V193|US|restraints_seats|seat structure|s
25V196|US|engine_cooling|engine or its control unit|l
25V197|US|restraints_seats|seat belt|l
25V198|US|engine_cooling|engine|l
25V199|US|electrical|wiring or electrical unit|l
25V201|US
25V202|US
25V220|US
25V225|US
25V226|US
25V227|US
25V231|US
25V232|US|suspension|suspension|s
25V233|US
25V234|US|suspension|suspension|l|part separation and crash
25V235|US|speed_control|accelerator or cruise control|l|part separation and reduced braking or steering
25V236|US|brakes|brake booster or master cylinder|l
25V237|US|body_structure|door|l
25V239|US|engine_cooling|engine or its control unit|l
25V240|US
25V242|US|adas_camera|rear-view camera|l
25V244|US|wheels_tyres|tyre or tyre-pressure system|s
25V246|US
25V247|US
25V253|US
25V254|US
25V255|US
25V259|US|lighting|exterior lamp|l
25V260|US|suspension|suspension arm or joint|l
25V269|US
25V270|US|adas_camera|rear-view camera|l
25V271|US|restraints_seats|air-bag system|l
25V272|US|fuel|high-voltage battery|l
25V273|US|adas_camera|rear-view camera|l
25V274|US|engine_cooling|engine internals or ancillary|s
25V280|US
25V282|US
25V294|US
25V299|US|restraints_seats|seat structure|s
25V303|US|body_structure|door|l
25V308|US
25V310|US|suspension|suspension arm or joint|l
25V314|US|brakes|brake hose or fluid|l
R/1993/070|UK|suspension|suspension|s
R/1996/021|UK|restraints_seats|seat belt|s
R/1997/071|UK|brakes|brakes|l
R/1999/047|UK|restraints_seats|air-bag system|s|restraint not working as intended
R/2000/004|UK|brakes|brakes|l|reduced braking or steering|2000
R/2000/074|UK|engine_cooling|cooling system|s||2000
R/2000/111|UK|steering|steering linkage or column|s|part separation|2000
R/2000/137|UK|restraints_seats|air-bag system|s|restraint not working as intended|2001
R/2001/046|UK|electrical|wiring or electrical unit|l||2001
R/2001/047|UK|lighting|exterior lamp|s||2001
R/2001/059|UK|fuel|fuel line or rail|l||2001
R/2001/060|UK|restraints_seats|air-bag system|s||2001
R/2001/080|UK|engine_cooling|engine internals or ancillary|l||2001
R/2001/084|UK|speed_control|accelerator or cruise control|s||2001
R/2001/148|UK|wheels_tyres|wheel, hub or fastening|s||2001
R/2001/157|UK|brakes|brake booster or master cylinder|s||2002
R/2002/005|UK|restraints_seats|air-bag system|s|restraint not working as intended|2002
R/2002/013|UK|brakes|brake hose or fluid|s|reduced braking or steering|2002
R/2002/034|UK|steering|steering|l||2002
R/2002/077|UK|speed_control|accelerator or cruise control|s||2002
R/2002/079|UK|brakes|brakes|l||2002
R/2002/084|UK|||||2002
R/2002/096|UK|brakes|brake booster or master cylinder|s||2002
R/2003/099|UK|lighting|lamp|l|part separation|2003
R/2003/114|UK|electrical|wiring or electrical unit|l|fire|2003
R/2003/153|UK|engine_cooling|cooling system|l|fire|2003
R/2003/180|UK|brakes|brakes|l||2004
R/2003/183|UK|electrical|wiring or electrical unit|l||2003
R/2004/003|UK|transmission_drivetrain|transmission or driveline|s||2004
R/2004/041|UK|brakes|brake hose or fluid|s||2004
R/2004/076|UK|body_structure|door|l||2004
R/2004/084|UK|transmission_drivetrain|transmission or driveline|s||2004
R/2004/134|UK|||||2004
R/2004/140|UK|transmission_drivetrain|shift linkage or park lock|l||2004
R/2004/214|UK|steering|steering linkage or column|s||2005
R/2005/030|UK|fuel|fuel line or rail|s||2005
R/2005/084|UK|restraints_seats|air-bag system|s||2005
R/2005/149|UK|electrical|wiring or electrical unit|l|fire|2006
R/2005/162|UK|transmission_drivetrain|transmission or driveline|s||2005
R/2005/167|UK|suspension|suspension|l|part separation|2006
R/2006/052|UK|restraints_seats|air-bag system|s|restraint not working as intended|2006
R/2006/088|UK|visibility_wiper|glass, mirror or defroster|s|fire|2006
R/2006/135|UK|engine_cooling|engine internals or ancillary|l|fire|2007
R/2006/150|UK|engine_cooling|engine or its control unit|l||2006
R/2006/151|UK|engine_cooling|engine internals or ancillary|l||2006
R/2006/154|UK|fuel|fuel pump|l|loss of drive|2006
R/2006/226|UK|fuel|fuel line or rail|l|loss of drive and part separation|2007
R/2007/010|UK|restraints_seats|air-bag system|s|restraint not working as intended and injury|2007
R/2007/035|UK|fuel|fuel system|l||2007
R/2007/037|UK|body_structure|body part or trim|l||2007
R/2007/059|UK|engine_cooling|engine internals or ancillary|l|reduced braking or steering|2007
R/2007/063|UK|wheels_tyres|wheel, hub or fastening|s||2007
R/2007/065|UK|engine_cooling|engine internals or ancillary|s||2007
R/2007/082|UK|fuel|fuel line or rail|l|fire|2007
R/2007/100|UK|transmission_drivetrain|transmission or driveline|l|loss of drive and part separation|2007
R/2007/122|UK|brakes|brake hose or fluid|s||2007
R/2007/123|UK|electrical|wiring or electrical unit|l||2007
R/2007/133|UK|brakes|brake hardware|s||2007
R/2007/144|UK|brakes|brake hose or fluid|s||2007
R/2007/189|UK|brakes|ABS or stability control unit|s||2008
R/2008/001|UK|engine_cooling|cooling system|l|fire|2008
R/2008/007|UK|electrical|wiring or electrical unit|l|fire|2008
R/2008/119|UK|restraints_seats|seat belt|s||2008
R/2008/132|UK|brakes|brake hardware|s||2008
R/2008/136|UK|electrical|instrument display or software|l||2008
R/2009/038|UK|brakes|brake booster or master cylinder|l||2009
R/2009/073|UK|brakes|brake booster or master cylinder|l|reduced braking or steering|2009
R/2009/080|UK|fuel|fuel system|l||2009
R/2009/091|UK|brakes|parking brake|s||2009
R/2009/099|UK|||||2009
R/2009/120|UK|brakes|brakes|l||2009
R/2009/138|UK|suspension|suspension|l||2009
R/2009/150|UK|restraints_seats|air-bag system|l|part separation and restraint not working as intended|2010
R/2010/053|UK|brakes|brake hardware|s|part separation and reduced braking or steering|2010
R/2010/111|UK|brakes|brakes|l||2010
R/2010/120|UK|||||2010
R/2010/140|UK|fuel|fuel pump|l|fire|2010
R/2010/160|UK|suspension|suspension|l|part separation|2011
R/2010/167|UK|suspension|suspension|s||2010
R/2010/184|UK|restraints_seats|seat belt|s||2006
R/2010/189|UK|brakes|parking brake|s||2010
R/2010/206|UK|electrical|wiring or electrical unit|l|fire|2010
R/2011/013|UK|restraints_seats|seat structure|s||2011
R/2011/070|UK|suspension|suspension|s||2011
R/2011/149|UK|visibility_wiper|glass, mirror or defroster|s|part separation|2011
R/2012/021|UK|engine_cooling|engine|l||2012
R/2012/045|UK|lighting|exterior lamp|s||2012
R/2012/113|UK|restraints_seats|seat structure|s||2012
R/2012/138|UK|body_structure|body part or trim|l||2012
R/2012/145|UK|steering|power steering|l|reduced braking or steering|2012
R/2013/007|UK|brakes|brake hose or fluid|s|reduced braking or steering|2013
R/2013/013|UK|brakes|brake hose or fluid|s|reduced braking or steering|2013
R/2013/022|UK|visibility_wiper|glass, mirror or defroster|s||2013
R/2013/056|UK|lighting|exterior lamp|l||2013
R/2013/087|UK|transmission_drivetrain|shift linkage or park lock|l|rollaway|2013
R/2013/137|UK|restraints_seats|air-bag system|s|restraint not working as intended|2013
R/2014/013|UK|engine_cooling|engine internals or ancillary|l|fire and loss of drive|2014
R/2014/049|UK|steering|steering linkage or column|s|part separation|2014
R/2014/081|UK|suspension|suspension|l||2014
R/2014/088|UK|steering|steering linkage or column|l||2014
R/2014/117|UK|brakes|brake booster or master cylinder|l||2014
R/2014/129|UK|brakes|brake hardware|s||2014
R/2014/157|UK|body_structure|body part or trim|l|part separation|2014
R/2015/008|UK|restraints_seats|seat belt|s||2015
R/2015/020|UK|brakes|brake hardware|l||2015
R/2015/030|UK|fuel|fuel injector|l|fire|2015
R/2015/066|UK|speed_control|accelerator or cruise control|l||2015
R/2015/133|UK|engine_cooling|engine|l||2015
R/2015/161|UK|visibility_wiper|windscreen wiper|l||2015
R/2015/226|UK|restraints_seats|air-bag system|s|restraint not working as intended and crash|2016
R/2015/232|UK|engine_cooling|engine or its control unit|l||2016
R/2015/241|UK|engine_cooling|engine internals or ancillary|l||2015
R/2016/007|UK|steering|steering|l||2016
R/2016/013|UK|speed_control|accelerator or cruise control|l|loss of drive|2016
R/2016/016|UK|restraints_seats|seat|l||2016
R/2016/106|UK|brakes|brake hose or fluid|l||2016
R/2016/160|UK|fuel|fuel injector|l|fire|2016
R/2016/183|UK|||||2016
R/2016/250|UK|fuel|fuel line or rail|l|fire|2016
R/2016/274|UK|restraints_seats|air-bag system|s|restraint not working as intended and crash|2016
R/2016/309|UK|restraints_seats|air-bag system|l|restraint not working as intended and crash|2017
R/2017/007|UK|||||2017
R/2017/058|UK|brakes|brake hardware|l||2017
R/2017/061|UK|restraints_seats|air-bag system|s|restraint not working as intended|2017
R/2017/073|UK|steering|power steering|s||2017
R/2017/090|UK|restraints_seats|air-bag system|s|restraint not working as intended|2017
R/2017/101|UK|||||2017
R/2017/121|UK|visibility_wiper|glass, mirror or defroster|s|part separation|2017
R/2017/140|UK|electrical|wiring or electrical unit|l|fire|2017
R/2017/144|UK|electrical|instrument display or software|l||2017
R/2017/153|UK|fuel|fuel tank or vapour system|l|fire and crash|2017
R/2017/177|UK|restraints_seats|air-bag system|s|restraint not working as intended and injury|2017
R/2017/180|UK|restraints_seats|air-bag system|s|restraint not working as intended|2017
R/2017/212|UK|restraints_seats|seat belt|l|restraint not working as intended|2017
R/2017/275|UK|restraints_seats|air-bag system|s|restraint not working as intended and injury|2017
R/2017/284|UK|body_structure|door, bonnet or tailgate latch|s||2017
R/2017/302|UK|suspension|suspension|s||2017
R/2017/339|UK|engine_cooling|engine|l|loss of drive|2017
R/2018/028|UK|fuel|fuel pump|l||2018
R/2018/040|UK|restraints_seats|air-bag system|s|restraint not working as intended and injury|2018
R/2018/071|UK|engine_cooling|engine or its control unit|l|loss of drive|2018
R/2018/235|UK|fuel|fuel line or rail|s|fire|2018

=Acura
CL||1998-2001|20V026
MDX||2001-2001|20V026
RL||1998-2000|20V026
TL||1999-2000|20V026
CL||2001-2002|20V027
MDX||2001-2002|20V027
RL||2000-2003|20V027
TL||2000-2001|20V027
NSX||2018-2019|20V314
RDX||2019-2019|20V314
RLX||2019-2019|20V314
RLX|RLX Hybrid|2019-2019|20V314
ILX||2013-2015|20V770
ILX|ILX Hybrid|2013-2013|20V770
ILX||2019-2019|21V215
MDX||2019-2020|21V215
MDX|MDX Sport Hybrid|2019-2020|21V215
RDX||2019-2020|21V215
TLX||2019-2020|21V215
RDX||2021-2021|21V939
TLX||2022-2022|22V950
RDX||2019-2020|23V158
Integra||2023-2023|23V430
RDX||2023-2023|23V430
MDX||2020-2020|23V458
MDX||2016-2020|23V751
TLX||2015-2020|23V751
ILX||2016-2020|23V858
MDX||2013-2020|23V858
MDX|MDX Hybrid|2018-2020|23V858
NSX||2017-2020|23V858
RDX||2014-2020|23V858
RLX||2014-2020|23V858
TLX||2015-2020|23V858
MDX||2020-2022|24V064
RDX||2020-2022|24V064
TLX||2020-2021|24V064
RDX||2024-2024|24V114
ZDX||2024-2024|24V614
Integra||2023-2025|24V744
Integra|Integra Type S|2024-2025|24V744
Integra||2024-2024|24V859
Integra|Integra Type S|2024-2024|24V859
TLX||2021-2023|24V950
ZDX||2024-2024|25V018
MDX|MDX Type S|2022-2025|25V031
TLX|TLX Type S|2021-2025|25V031
MDX||2025-2025|25V032
ZDX||2024-2024|25V234
MDX||2014-2020|25V259
=Alfa Romeo
Giulia||2020-2020|20V714
Stelvio||2021-2021|21V221
Giulia||2020-2021|21V309
Stelvio||2019-2021|21V309
Giulia||2020-2020|21V848
Giulia||2020-2021|21V878
Stelvio||2020-2021|21V878
Giulia||2017-2020|23V382
Stelvio||2018-2020|23V382
Tonale||2023-2024|23V623
Tonale||2023-2024|23V696
Tonale||2023-2024|24V175
Tonale||2024-2024|24V209
Giulia||2021-2021|24V306
Giulia||2017-2024|24V510
Stelvio||2018-2025|24V510
Giulia||2017-2024|24V512
Stelvio||2021-2024|24V512
Tonale||2024-2025|24V752
Stelvio||2023-2023|24V857
Giulia||2019-2020|24V943
Stelvio||2019-2020|24V943
Tonale||2023-2025|25V246
147||2002-2003|R/2003/153
147|||R/2005/030
166||2004-2004|R/2005/030
147||2005-2006|R/2007/082
GT||2005-2006|R/2007/082
=Aston Martin
DB11||2017-2019|20V604
DBS|DBS Superleggera|2019-2020|20V604
Vantage||2019-2020|20V604
DBX||2021-2021|24V248
DB12||2024-2025|24V712
DBX|DBX 707|2024-2025|24V712
Vantage||2025-2025|24V712
DB12||2024-2025|25V001
DBX|DBX 707|2025-2025|25V001
Vantage||2025-2025|25V001
DB9|||R/2005/162
=Audi
A4||1999-2000|20V056
A6||1998-2000|20V056
A8||1999-1999|20V056
TT||2000-2001|20V056
TT||2016-2019|20V076
Q7||2019-2019|20V093
Q7||2017-2019|20V149
Q8||2019-2019|20V149
A6||2019-2020|20V153
Q8||2020-2020|20V272
Q3||2019-2019|20V273
A6||2020-2020|20V274
A7||2020-2020|20V274
Allroad||2020-2020|20V274
A8||2013-2018|20V397
S8||2013-2018|20V397
Q5||2020-2020|20V505
SQ5||2020-2020|20V505
Q3||2020-2020|20V644
Q7||2018-2020|20V658
A5||2020-2021|20V737
RS 5||2021-2021|20V737
S5||2020-2021|20V737
A6||2021-2021|20V749
Q7||2021-2021|20V749
RS 6|RS 6 Avant|2021-2021|20V749
RS 7||2021-2021|20V749
RS 5||2018-2019|20V760
Q3||2020-2020|20V786
Q7||2020-2021|21V078
A8||2019-2021|21V111
S8||2020-2021|21V111
A6||2019-2021|21V159
A6 Allroad||2020-2021|21V159
A7||2019-2021|21V159
RS 6|RS 6 Avant|2021-2021|21V159
RS 7||2021-2021|21V159
S6||2020-2021|21V159
S7||2020-2021|21V159
A3||2015-2020|21V198
A3|A3 Sportback E-Tron|2016-2018|21V198
RS 3||2017-2020|21V198
S3||2015-2020|21V198
A4||2020-2021|21V295
A5||2019-2021|21V295
A6||2020-2021|21V295
A7||2020-2021|21V295
A8||2020-2021|21V295
Q5||2020-2021|21V295
Q7||2021-2021|21V295
Q8||2021-2021|21V295
RS 5||2019-2021|21V295
RS 6|RS 6 Avant|2021-2021|21V295
RS 7||2021-2021|21V295
RS Q8||2021-2021|21V295
S4||2020-2021|21V295
S5||2019-2021|21V295
S5|S5 Cabriolet|2020-2021|21V295
S6||2020-2021|21V295
S7||2020-2021|21V295
S8||2020-2021|21V295
SQ5||2020-2021|21V295
RS 6|RS 6 Avant|2021-2021|21V339
RS 7||2021-2021|21V339
RS Q8||2021-2021|21V339
SQ7||2021-2021|21V339
SQ8||2021-2021|21V339
A4||2000-2002|21V470
S4||2000-2002|21V470
TT||2000-2001|21V470
e-tron||2020-2021|21V569
e-tron||2021-2021|21V595
A4||2021-2021|21V606
A5||2021-2021|21V606
A5|A5 Cabriolet|2021-2021|21V606
A6||2021-2021|21V606
A6 Allroad||2021-2021|21V606
A7||2021-2021|21V606
A8||2021-2021|21V606
Q3||2021-2021|21V606
Q5||2021-2021|21V606
Q7||2021-2021|21V606
Q8||2021-2021|21V606
RS 5||2021-2021|21V606
RS 6|RS 6 Avant|2021-2021|21V606
RS 7||2021-2021|21V606
RS Q8||2021-2021|21V606
S3||2021-2022|21V606
S4||2021-2021|21V606
S5||2021-2021|21V606
S5|S5 Cabriolet|2021-2021|21V606
S6||2021-2021|21V606
S7||2021-2021|21V606
S8||2021-2021|21V606
SQ5||2021-2021|21V606
SQ7||2021-2021|21V606
SQ8||2021-2021|21V606
e-tron||2021-2021|21V606
e-tron||2021-2021|21V707
A3||2022-2022|21V825
A4||2022-2022|21V825
A5||2022-2022|21V825
A8||2021-2021|21V825
Q3||2022-2022|21V825
Q5|Q5 Sportback|2022-2022|21V825
Q7||2022-2022|21V825
Q8||2022-2022|21V825
RS 6|RS 6 Avant|2022-2022|21V825
RS Q8||2022-2022|21V825
S3||2022-2022|21V825
S5||2022-2022|21V825
S8||2021-2021|21V825
SQ7||2022-2022|21V825
SQ8||2022-2022|21V825
e-tron||2022-2022|21V825
A4||2017-2020|21V874
A5||2018-2020|21V874
RS 5||2018-2019|21V874
S4||2018-2020|21V874
S5||2018-2020|21V874
e-tron GT||2022-2022|21V935
Q5||2018-2021|21V947
Q5|Q5 Sportback|2022-2022|21V947
SQ5||2018-2022|21V947
A4||2020-2021|22V034
A4 Allroad||2020-2021|22V034
A5||2019-2021|22V034
A5|A5 Cabriolet|2020-2021|22V034
A6||2020-2021|22V034
A6 Allroad||2020-2021|22V034
A7||2020-2021|22V034
A8||2020-2021|22V034
Q5||2020-2021|22V034
Q7||2021-2021|22V034
Q8||2021-2021|22V034
RS 5||2019-2021|22V034
RS 6|RS 6 Avant|2021-2021|22V034
RS 7||2021-2021|22V034
RS Q8||2021-2021|22V034
S4||2020-2021|22V034
S5||2019-2021|22V034
S6||2020-2021|22V034
S7||2020-2021|22V034
S8||2020-2021|22V034
SQ5||2020-2021|22V034
SQ7||2021-2021|22V034
SQ8||2021-2021|22V034
Q3||2022-2022|22V064
e-tron GT||2022-2022|22V084
e-tron GT||2022-2022|22V085
RS 5||2022-2022|22V102
A6||2019-2022|22V155
A6 Allroad||2022-2022|22V155
A7||2019-2022|22V155
RS 6|RS 6 Avant|2021-2022|22V155
RS 7||2021-2022|22V155
S6||2020-2022|22V155
S7||2020-2022|22V155
A8||2013-2017|22V178
RS 7||2014-2017|22V178
S6||2013-2017|22V178
S7||2013-2017|22V178
S8||2013-2017|22V178
A3||2022-2022|22V224
S3||2022-2022|22V224
R8||2021-2022|22V225
A4||2022-2022|22V368
A6||2022-2022|22V368
Q5|Q5 Sportback|2022-2022|22V368
A3||2022-2022|22V515
S3||2022-2022|22V515
Q7||2020-2021|22V516
Q8||2019-2021|22V516
A3||2016-2016|22V543
A3|A3 Sportback E-Tron|2016-2016|22V543
R8||2016-2016|22V543
S3||2016-2016|22V543
TT||2016-2016|22V543
SQ5||2022-2022|22V567
A3||2022-2022|22V652
RS 3||2022-2022|22V652
S3||2022-2022|22V652
Q3||2021-2022|22V673
Q3||2022-2022|22V701
A4||2021-2021|22V742
A5||2021-2021|22V742
A5|A5 Cabriolet|2021-2021|22V742
A6||2021-2021|22V742
A7||2021-2021|22V742
A8||2021-2021|22V742
Q5||2021-2021|22V742
Q7||2021-2021|22V742
Q8||2021-2021|22V742
RS 5||2021-2021|22V742
RS 6|RS 6 Avant|2021-2021|22V742
RS 7||2021-2021|22V742
RS Q8||2021-2022|22V742
S4||2021-2021|22V742
S5||2021-2021|22V742
S5|S5 Cabriolet|2021-2021|22V742
S6||2021-2021|22V742
S7||2021-2021|22V742
S8||2021-2021|22V742
SQ5||2021-2021|22V742
SQ7||2021-2021|22V742
SQ8||2021-2021|22V742
e-tron||2021-2021|22V742
e-tron GT||2022-2022|22V742
Q5||2021-2021|22V753
Q5|Q5 Sportback|2022-2023|22V753
A3||2022-2022|22V806
A4||2022-2022|22V806
A4 Allroad||2022-2022|22V806
A5||2022-2022|22V806
A5|A5 Cabriolet|2022-2022|22V806
A6||2022-2022|22V806
A6 Allroad||2021-2022|22V806
A7||2022-2022|22V806
A8||2021-2022|22V806
Q3||2022-2022|22V806
Q7||2022-2022|22V806
Q8||2022-2022|22V806
RS 6|RS 6 Avant|2022-2022|22V806
RS 7||2022-2022|22V806
RS Q8||2022-2022|22V806
S3||2022-2022|22V806
S4||2022-2022|22V806
S5||2022-2022|22V806
S5|S5 Cabriolet|2022-2022|22V806
S6||2022-2022|22V806
S8||2022-2022|22V806
SQ7||2022-2022|22V806
SQ8||2022-2022|22V806
e-tron||2021-2022|22V806
e-tron GT||2022-2022|22V806
A3||2019-2020|22V815
Q3||2019-2019|22V815
A3||2022-2022|22V823
Q4 e-tron||2022-2022|22V823
RS 3||2022-2022|22V823
S3||2022-2022|22V823
A6||2019-2022|22V861
A6 Allroad||2020-2022|22V861
A7||2019-2022|22V861
RS 6|RS 6 Avant|2021-2022|22V861
RS 7||2021-2022|22V861
S6||2020-2022|22V861
S7||2020-2022|22V861
A3||2023-2023|22V901
RS 3||2023-2023|22V901
S3||2023-2023|22V901
e-tron GT||2022-2022|22V927
A8||2022-2023|23V084
S8||2022-2023|23V084
Q7||2009-2015|23V086
Q4 e-tron||2022-2023|23V189
Q7||2020-2020|23V212
A6||2019-2021|23V601
A6 Allroad||2021-2021|23V601
A7||2019-2021|23V601
RS 6|RS 6 Avant|2021-2021|23V601
RS 7||2021-2021|23V601
S6||2021-2021|23V601
S7||2021-2021|23V601
RS e-tron GT||2023-2023|23V613
e-tron GT||2023-2023|23V613
A7||2021-2022|23V842
A8||2020-2021|23V842
Q4 e-tron||2022-2024|23V842
Q5||2020-2024|23V842
RS e-tron GT||2022-2024|23V842
e-tron||2019-2024|23V842
e-tron GT||2022-2024|23V842
e-tron||2019-2022|23V867
Q7||2023-2024|23V868
Q8||2023-2024|23V868
RS Q8||2023-2024|23V868
SQ7||2024-2024|23V868
SQ8||2023-2024|23V868
A3||2015-2020|24V110
RS e-tron GT||2022-2024|24V228
e-tron GT||2022-2024|24V228
RS e-tron GT||2022-2023|24V229
e-tron GT||2022-2023|24V229
A3||2023-2023|24V251
A4 Allroad||2023-2023|24V251
A8||2024-2024|24V251
Q3||2023-2024|24V251
Q5||2023-2024|24V251
Q7||2023-2024|24V251
Q8||2024-2024|24V251
RS 5||2023-2023|24V251
RS Q8||2024-2024|24V251
S5||2023-2023|24V251
S5|S5 Cabriolet|2023-2023|24V251
SQ7||2023-2023|24V251
TT||2023-2023|24V251
e-tron||2024-2024|24V251
Q4 e-tron||2022-2024|24V361
Q8|Q8 Sportback E-Tron|2024-2024|24V428
Q8 e-tron||2024-2024|24V428
RS e-tron GT||2022-2024|24V465
e-tron GT||2022-2024|24V465
e-tron||2019-2019|24V621
RS e-tron GT||2022-2024|24V726
e-tron GT||2022-2024|24V726
A7||2022-2022|24V898
Q5||2022-2023|24V898
A7|A7 E|2022-2022|25V080
Q5||2021-2024|25V080
Q3||2024-2025|25V082
Q4 e-tron||2022-2023|25V120
Q4 e-tron||2024-2025|25V125
A6||2021-2021|25V201
A6 Allroad||2021-2021|25V201
A7||2021-2021|25V201
A8||2021-2021|25V201
Q7||2021-2021|25V201
Q8||2021-2021|25V201
RS 6|RS 6 Avant|2021-2021|25V201
RS 7||2021-2021|25V201
RS Q8||2021-2021|25V201
S6||2021-2021|25V201
S7||2021-2021|25V201
S8||2021-2021|25V201
SQ7||2021-2021|25V201
SQ8||2021-2021|25V201
Q6 e-tron||2025-2025|25V225
Q6 e-tron||2025-2025|25V226
RS e-tron GT||2022-2023|25V227
e-tron GT||2022-2023|25V227
Q5||2022-2024|25V294
Q5|Q5 Sportback|2022-2024|25V294
Quattro|||R/2004/041
Q5||2008-2009|R/2009/150
A3||2014-2014|R/2018/040
=BMW
X5||2007-2012|20V016
X6||2008-2012|20V016
X6|X6 Activehybrid SAC|2010-2011|20V016
1 Series|1 Series M|2008-2013|20V017
1 Series|128I|2008-2013|20V017
1 Series|135I|2008-2013|20V017
3 Series|325I|2006-2011|20V017
3 Series|325XI|2006-2012|20V017
3 Series|328I|2006-2013|20V017
3 Series|328XI|2006-2012|20V017
3 Series|330I|2006-2011|20V017
3 Series|330XI|2006-2011|20V017
3 Series|335D|2009-2011|20V017
3 Series|335I|2006-2013|20V017
3 Series|335IS|2007-2013|20V017
3 Series|335XI|2006-2011|20V017
M3||2006-2013|20V017
X1||2013-2015|20V017
X3||2007-2010|20V017
X5||2007-2013|20V017
X6||2008-2014|20V017
X6|X6 Activehybrid SAC|2010-2011|20V017
3 Series|320I|2000-2005|20V018
3 Series|323CI|2000-2006|20V018
3 Series|323I|2000-2005|20V018
3 Series|323IT|2000-2005|20V018
3 Series|325CI|2000-2006|20V018
3 Series|325I|2000-2005|20V018
3 Series|325IT|2000-2005|20V018
3 Series|325XI|2000-2005|20V018
3 Series|325XIT|2000-2005|20V018
3 Series|328CI|2000-2006|20V018
3 Series|328I|2000-2005|20V018
3 Series|330CI|2000-2006|20V018
3 Series|330I|2000-2005|20V018
3 Series|330XI|2000-2005|20V018
M3||2000-2006|20V018
X7||2020-2020|20V052
M6||2014-2019|20V094
X6||2020-2020|20V095
X3||2018-2020|20V152
X4||2019-2020|20V152
3 Series|330I|2020-2020|20V164
8 Series|840I|2020-2020|20V164
3 Series|M340I|2020-2020|20V164
M8|M8 Gran Coupe|2020-2020|20V164
8 Series|M850I|2020-2020|20V164
X3||2020-2020|20V164
X4||2020-2020|20V164
3 Series|328D|2013-2016|20V185
5 Series|530E|2017-2018|20V243
5 Series|530I|2017-2017|20V243
5 Series|540I|2017-2017|20V243
X1||2020-2020|20V283
X2||2020-2020|20V283
3 Series|330I|2019-2020|20V355
3 Series|M340I|2019-2020|20V355
X3||2020-2020|20V355
X4||2020-2020|20V355
Z4||2019-2019|20V355
7 Series|740LI|2020-2021|20V379
7 Series|750LI|2020-2021|20V379
7 Series|M760I|2020-2021|20V379
X5||2019-2020|20V434
X6 M||2020-2020|20V434
X3||2020-2020|20V443
X5||2020-2020|20V465
X7||2020-2020|20V465
X5||2021-2021|20V483
X6||2021-2021|20V483
X6||2020-2020|20V484
X6 M||2020-2020|20V484
3 Series|330E|2021-2021|20V490
X3||2020-2021|20V490
X5||2021-2021|20V490
X7||2021-2021|20V514
Z4||2019-2020|20V516
X5||2020-2021|20V528
X6||2020-2021|20V528
X7||2020-2021|20V528
5 Series|530I|2020-2021|20V598
5 Series|540I|2020-2021|20V598
5 Series|550E|2020-2021|20V598
M5||2020-2021|20V598
5 Series|M550I|2020-2021|20V598
X3||2020-2021|20V598
X4||2020-2021|20V598
3 Series|330E|2021-2021|20V601
5 Series|530E|2020-2021|20V601
7 Series|745LE|2021-2021|20V601
X3||2020-2021|20V601
X5||2021-2021|20V601
i8||2020-2020|20V601
M2||2020-2021|20V666
M4||2020-2020|20V666
X5||2020-2021|20V678
X6||2020-2020|20V678
X6 M||2020-2020|20V678
X7||2020-2020|20V678
Z4||2020-2021|20V700
5 Series|530I|2021-2021|20V761
5 Series|540I|2021-2021|20V761
7 Series|740LI|2021-2021|20V761
8 Series|840I|2021-2021|20V761
3 Series|M340I|2021-2021|20V761
4 Series|M440I|2021-2021|20V761
X5||2021-2021|20V761
X6||2021-2021|20V761
X7||2021-2021|20V761
X5||2021-2021|21V031
X6||2021-2021|21V031
X7||2021-2021|21V031
5 Series|530I|2020-2021|21V046
5 Series|540I|2020-2021|21V046
7 Series|740LI|2021-2021|21V046
7 Series|740LI|2020-2021|21V062
7 Series|745LE|2021-2021|21V062
7 Series|750LI|2020-2021|21V062
8 Series|840I|2020-2021|21V062
M3||2021-2021|21V062
M4||2021-2021|21V062
7 Series|M760LI|2020-2021|21V062
M8||2020-2021|21V062
8 Series|M850I|2020-2021|21V062
X5||2019-2021|21V062
X6||2020-2021|21V062
X7||2019-2021|21V062
X5||2021-2021|21V089
2 Series|228I|2020-2021|21V091
2 Series|M235I|2020-2021|21V091
3 Series|330E|2020-2021|21V096
3 Series|330I|2019-2021|21V096
4 Series|430I|2021-2021|21V096
5 Series|530E|2020-2021|21V096
5 Series|530I|2020-2021|21V096
5 Series|540I|2020-2021|21V096
7 Series|740I|2020-2021|21V096
7 Series|745LE|2020-2021|21V096
7 Series|750LI|2020-2021|21V096
8 Series|840I|2019-2021|21V096
3 Series|M340I|2019-2021|21V096
4 Series|M440I|2021-2021|21V096
5 Series|M550I|2020-2021|21V096
7 Series|M760I|2020-2021|21V096
M8||2019-2021|21V096
8 Series|M850I|2019-2021|21V096
X3||2019-2021|21V096
X4||2019-2021|21V096
X5||2019-2021|21V096
X6||2020-2021|21V096
X7||2019-2021|21V096
X5||2021-2021|21V156
X5|X5 Hybrid|2021-2021|21V156
X7||2021-2021|21V156
4 Series|430I|2021-2021|21V176
4 Series|M440I|2021-2021|21V176
X3||2021-2021|21V199
X4||2021-2021|21V199
3 Series|330E|2021-2021|21V298
3 Series|330I|2021-2021|21V298
M3||2021-2021|21V298
3 Series|M340I|2021-2021|21V298
2 Series|230I|2021-2021|21V342
2 Series|M240I|2021-2021|21V342
3 Series||1999-2001|21V401
3 Series|323CI|2000-2001|21V401
3 Series|323I|1999-2001|21V401
3 Series|325CI|2000-2001|21V401
3 Series|328CI|2000-2001|21V401
3 Series|328I|1999-2001|21V401
3 Series|330CI|2000-2001|21V401
3 Series|330I|1999-2001|21V401
3 Series|330XI|1999-2001|21V401
X5||2019-2019|21V520
X3||2018-2019|21V521
X4||2019-2019|21V521
2 Series|228I|2021-2021|21V554
2 Series|230I|2021-2021|21V554
3 Series|330E|2021-2021|21V554
3 Series|330I|2021-2021|21V554
4 Series|430I|2021-2021|21V554
5 Series|530I|2021-2021|21V554
5 Series|540I|2021-2021|21V554
M2||2021-2021|21V554
2 Series|M235I|2021-2021|21V554
2 Series|M240I|2021-2021|21V554
M3||2021-2021|21V554
3 Series|M340I|2021-2021|21V554
M4||2021-2021|21V554
4 Series|M440I|2021-2021|21V554
X1||2021-2021|21V554
X2||2021-2021|21V554
Z4||2021-2021|21V554
3 Series|328D|2014-2018|21V586
5 Series|535D|2014-2016|21V586
7 Series|740LD|2015-2015|21V586
X3||2015-2017|21V586
X5||2014-2018|21V586
5 Series|540I|2020-2020|21V598
7 Series|745LE|2020-2021|21V598
3 Series|M340I|2020-2020|21V598
X3||2020-2020|21V598
X4||2020-2021|21V598
Z4||2019-2021|21V598
X4||2022-2022|21V646
X4||2022-2022|21V831
3 Series|328D|2013-2018|21V907
5 Series|535D|2014-2016|21V907
7 Series|740LD|2015-2015|21V907
X3||2015-2017|21V907
X5||2014-2017|21V907
3 Series|330I|2022-2022|22V070
5 Series|530I|2022-2022|22V070
X3||2022-2022|22V070
X4||2022-2022|22V070
1 Series|128I|2008-2013|22V119
3 Series||2006-2012|22V119
5 Series||2006-2010|22V119
X3|X3 SAV|2007-2010|22V119
X5|X5 SAV|2007-2010|22V119
Z4||2006-2011|22V119
iX||2022-2023|22V240
4 Series|430I|2022-2022|22V267
4 Series|M440I|2022-2022|22V267
X5||2019-2022|22V267
X6||2020-2022|22V267
X7||2019-2023|22V267
i4||2022-2022|22V483
iX||2022-2023|22V483
2 Series|228I|2022-2022|22V513
X1||2022-2022|22V513
X3||2022-2022|22V513
i4||2022-2022|22V541
iX||2022-2023|22V541
5 Series|540D|2018-2018|22V614
X7||2019-2022|22V670
7 Series|745E|2022-2022|22V683
X7||2023-2023|22V725
iX||2023-2023|22V741
3 Series|330E|2023-2023|22V747
X5||2023-2023|22V820
X7||2023-2023|22V820
7 Series|740I|2023-2023|22V860
7 Series|760I|2023-2023|22V860
i7||2023-2023|22V860
X5||2023-2023|22V942
i4||2022-2023|22V944
i7||2023-2023|22V944
iX||2022-2023|22V944
i4||2022-2023|23V026
iX||2022-2023|23V026
2 Series|230I|2023-2023|23V039
2 Series|M240I|2023-2023|23V039
7 Series|760I|2023-2023|23V050
i7||2023-2023|23V050
X1||2022-2023|23V079
iX||2022-2023|23V079
2 Series|230I|2023-2023|23V099
8 Series|840I|2023-2023|23V099
M2||2023-2023|23V099
2 Series|M240I|2023-2023|23V099
M8||2023-2023|23V099
8 Series|M850I|2023-2023|23V099
Z4||2022-2023|23V099
3 Series|330E|2023-2023|23V118
3 Series|330I|2023-2023|23V118
4 Series|430I|2022-2023|23V118
M3||2023-2023|23V118
3 Series|M340I|2023-2023|23V118
4 Series|M440I|2022-2023|23V118
i4||2022-2023|23V118
3 Series|330I|2019-2021|23V211
3 Series|M340I|2019-2021|23V211
X3||2020-2021|23V211
X4||2021-2021|23V211
X5||2023-2023|23V253
X1||2023-2023|23V260
X7||2023-2023|23V294
XM||2023-2023|23V294
i4||2023-2023|23V295
iX||2022-2024|23V295
iX||2022-2024|23V409
7 Series|740I|2023-2023|23V414
7 Series|760I|2023-2023|23V414
i7||2023-2023|23V414
7 Series|760I|2023-2023|23V449
i4||2022-2023|23V449
iX||2022-2023|23V449
X5||2024-2024|23V471
X6||2024-2024|23V471
X7||2024-2024|23V471
XM||2023-2023|23V471
7 Series|740I|2023-2023|23V479
7 Series|760I|2023-2023|23V479
i7||2023-2023|23V479
2 Series|228I|2020-2022|23V584
3 Series|330I|2019-2022|23V584
4 Series|430I|2021-2022|23V584
3 Series|M340I|2019-2022|23V584
4 Series|M440I|2021-2022|23V584
X5||2024-2024|23V622
X6||2024-2024|23V622
X7||2024-2024|23V622
XM||2023-2023|23V622
7 Series|740I|2023-2023|23V644
7 Series|760I|2023-2023|23V644
i7||2023-2023|23V644
5 Series|530I|2024-2024|23V700
7 Series|740I|2023-2024|23V700
7 Series|750E|2024-2024|23V700
7 Series|760I|2023-2024|23V700
i5|I5 M60|2024-2024|23V700
i7|I7 M70|2024-2024|23V700
i7|I7 M70 Xdrive|2023-2023|23V700
i5||2024-2024|23V700
i7||2023-2024|23V700
1 Series||2010-2012|23V707
3 Series||2010-2012|23V707
5 Series||2010-2011|23V707
X3||2010-2011|23V707
X5||2010-2011|23V707
Z4||2010-2011|23V707
2 Series|230I|2024-2024|23V770
3 Series|330I|2024-2024|23V770
X3||2024-2024|23V770
X4||2024-2024|23V770
X3||2014-2014|23V797
X4||2014-2015|23V797
X5||2014-2014|23V797
3 Series||2023-2023|23V821
4 Series||2023-2023|23V821
5 Series||2023-2023|23V821
8 Series||2023-2023|23V821
X3||2023-2023|23V821
X4||2023-2023|23V821
X5||2023-2023|23V821
X6||2023-2023|23V821
Z4||2023-2023|23V821
4 Series|430I|2024-2024|23V863
i5|I5 M60|2024-2024|23V885
i5||2024-2024|23V885
5 Series|530I|2024-2025|24V104
5 Series|550E Xdrive|2025-2025|24V104
7 Series|740I|2023-2025|24V104
7 Series|750E|2023-2024|24V104
7 Series|750E Xdrive|2025-2025|24V104
7 Series|760I|2023-2025|24V104
i7|I7 M70|2024-2024|24V104
i7|I7 M70 Xdrive|2023-2023|24V104
M5||2025-2025|24V104
X1||2023-2025|24V104
X2||2024-2025|24V104
X5||2024-2025|24V104
X6||2024-2025|24V104
X7||2023-2025|24V104
XM||2023-2024|24V104
i5||2024-2025|24V104
i7||2023-2025|24V104
i4|I4 M50|2024-2024|24V135
i4||2024-2024|24V135
i5||2024-2024|24V135
X5||2024-2024|24V138
X7||2024-2024|24V138
XM||2024-2024|24V139
2 Series|228I|2014-2015|24V288
3 Series|320I|2014-2015|24V288
3 Series|328D|2014-2015|24V288
3 Series|328I|2014-2015|24V288
3 Series|335I|2014-2015|24V288
4 Series|428I|2014-2015|24V288
4 Series|435I|2014-2015|24V288
2 Series|M235I|2014-2015|24V288
M3||2014-2015|24V288
M4||2014-2015|24V288
X5||2024-2025|24V327
X5||2025-2025|24V345
X6||2025-2025|24V345
X7||2025-2025|24V345
XM||2024-2024|24V345
3 Series|323I|2006-2011|24V513
3 Series|325I|2006-2011|24V513
3 Series|325XI|2006-2012|24V513
3 Series|328I|2006-2012|24V513
3 Series|328XI|2006-2012|24V513
3 Series|330I|2006-2011|24V513
3 Series|330XI|2006-2011|24V513
3 Series|335D|2009-2011|24V513
3 Series|335I|2006-2011|24V513
3 Series|335XI|2006-2011|24V513
3 Series|320I|2014-2015|24V527
3 Series|328D|2014-2014|24V527
3 Series|328I|2014-2015|24V527
3 Series|335I|2014-2015|24V527
4 Series|428I|2014-2015|24V527
4 Series|435I|2014-2014|24V527
5 Series|528I|2014-2014|24V527
5 Series|535D|2014-2014|24V527
5 Series|535I|2014-2014|24V527
5 Series|550I|2014-2014|24V527
6 Series|640I|2015-2015|24V527
6 Series|650I|2015-2015|24V527
M4||2014-2014|24V527
X3||2013-2014|24V527
X5||2014-2014|24V527
X3||2018-2023|24V534
3 Series|340XI|2020-2020|24V576
7 Series|740I|2020-2021|24V576
7 Series|740XI|2020-2021|24V576
8 Series|840I|2020-2020|24V576
8 Series|840XI|2020-2020|24V576
3 Series|M340I|2020-2020|24V576
3 Series|M340XI|2020-2020|24V576
X5||2019-2020|24V576
X6||2020-2020|24V576
X7||2019-2020|24V576
5 Series|540D|2018-2018|24V588
2 Series|228I|2014-2016|24V608
2 Series|228XI|2014-2016|24V608
3 Series|328I|2012-2016|24V608
3 Series|328XI|2012-2016|24V608
4 Series|428I|2014-2016|24V608
4 Series|428XI|2015-2016|24V608
5 Series|528I|2012-2016|24V608
X1||2012-2015|24V608
X3||2013-2017|24V608
X4||2015-2018|24V608
X5||2016-2018|24V608
Z4||2012-2016|24V608
i4|I4 M50|2024-2024|24V611
i4||2024-2024|24V611
5 Series|530I|2024-2024|24V697
5 Series|540I|2024-2024|24V697
7 Series|740I|2023-2025|24V697
7 Series|750E|2024-2024|24V697
X1||2023-2024|24V697
X2||2024-2024|24V697
X5||2024-2025|24V697
X6||2025-2025|24V697
X7||2023-2025|24V697
XM||2024-2024|24V697
i5||2024-2025|24V697
i7||2024-2024|24V697
2 Series|228I|2023-2024|24V711
2 Series|228I Xdrive|2023-2024|24V711
5 Series|530I Xdrive|2024-2025|24V714
5 Series|540I Xdrive|2024-2025|24V714
7 Series|740I Xdrive|2024-2024|24V714
7 Series|750E Xdrive|2024-2024|24V714
7 Series|760I Xdrive|2024-2024|24V714
i5|I5 EDRIVE40|2024-2025|24V714
i5|I5 M60 Xdrive|2024-2025|24V714
i5|I5 XDRIVE40|2025-2025|24V714
i7|I7 EDRIVE50|2024-2024|24V714
i7|I7 M70 Xdrive|2024-2024|24V714
i7|I7 XDRIVE60|2024-2024|24V714
5 Series|530I|2024-2024|24V739
5 Series|530I Xdrive|2024-2024|24V739
7 Series|740I|2023-2024|24V739
7 Series|750E Xdrive|2024-2024|24V739
7 Series|760I Xdrive|2023-2024|24V739
i5|I5 EDRIVE40|2024-2024|24V739
i5|I5 M60 Xdrive|2024-2024|24V739
i7|I7 EDRIVE50|2024-2024|24V739
i7|I7 M70|2024-2024|24V739
i7|I7 M70 Xdrive|2023-2023|24V739
i7|I7 XDRIVE60|2023-2024|24V739
X1||2023-2023|24V739
X5||2024-2024|24V739
X6||2024-2024|24V739
X7||2023-2024|24V739
XM||2023-2024|24V739
X3||2018-2022|24V764
X3||2025-2025|24V772
X1||2025-2025|24V829
X3||2025-2025|24V856
5 Series|530I|2025-2025|24V870
5 Series|540I Xdrive|2025-2025|24V870
X3||2025-2025|24V909
X4||2025-2025|24V910
X3||2022-2024|25V106
X3||2025-2025|25V109
X3||2025-2025|25V154
3 Series|330I|2025-2025|25V202
3 Series|330I Xdrive|2025-2025|25V202
4 Series|430I|2025-2025|25V202
4 Series|430I Xdrive|2025-2025|25V202
5 Series|530I|2025-2025|25V202
5 Series|530I Xdrive|2025-2025|25V202
X3||2025-2025|25V202
X3||2025-2025|25V247
3 Series||1998-1999|R/1999/047
5 Series||2001-2002|R/2004/084
X5||2007-2007|R/2007/122
X3|||R/2013/137
=Bentley
Bentayga||2018-2020|20V092
Bentayga||2018-2020|20V154
Continental|Continental GT|2020-2020|20V309
Bentayga||2019-2020|20V321
Flying Spur||2020-2020|20V452
Flying Spur||2020-2020|21V104
Bentayga||2021-2021|21V276
Continental|Continental GT|2020-2021|21V550
Bentayga||2021-2021|21V605
Bentayga||2021-2021|21V647
Bentayga||2021-2022|21V975
Continental|Continental GT|2021-2022|21V975
Flying Spur||2021-2022|21V975
Continental|Continental GT|2020-2022|22V177
Flying Spur||2021-2022|22V177
Bentayga||2021-2022|22V257
Bentayga||2021-2022|22V743
Continental|Continental GT|2020-2020|23V034
Continental|Continental GTC|2020-2020|23V034
Continental|Continental GTC|2020-2021|23V152
Flying Spur||2021-2023|23V314
Bentayga||2022-2023|23V386
Bentayga||2017-2023|23V592
=Buick
Enclave||2020-2020|20V446
Encore||2020-2020|20V537
Encore|Encore GX|2020-2021|20V588
Enclave||2020-2020|20V639
Enclave||2019-2020|20V668
Encore||2019-2020|20V668
LaCrosse||2018-2019|20V668
Enclave||2020-2020|20V684
LaCrosse||2010-2013|20V764
Regal||2012-2013|20V764
LaCrosse||2010-2013|21V00F
Regal||2012-2013|21V00F
Enclave||2020-2020|21V115
Enclave||2010-2017|21V246
Envision||2021-2021|21V421
Encore|Encore GX|2020-2022|21V440
Enclave||2021-2021|21V472
LaCrosse||2013-2013|21V633
Regal||2013-2013|21V633
Enclave||2008-2017|21V782
Enclave||2021-2022|22V210
Enclave||2015-2015|22V246
Regal||2018-2020|22V465
Envision||2021-2023|22V903
Enclave||2014-2017|23V334
Verano||2013-2013|23V516
Verano||2014-2014|23V674
Encore|Encore GX|2024-2024|23V744
Envista||2024-2024|23V744
Verano||2014-2014|23V870
Envision||2024-2024|24V710
=Cadillac
CTS|CTS-V|2014-2015|20V038
XT5||2020-2020|20V446
XT6||2020-2020|20V446
CT4||2020-2020|20V588
CT5||2020-2020|20V588
XT4||2020-2020|20V588
Escalade||2018-2018|20V603
XT5||2020-2020|20V639
XT6||2020-2020|20V639
XT4||2019-2020|20V668
XT6||2020-2020|20V668
XT5||2020-2020|20V684
Escalade|Escalade NA|2021-2021|20V790
Escalade|Escalade ESV|2021-2021|20V811
Escalade|Escalade NA|2021-2021|20V811
Escalade||2007-2011|21V050
Escalade|Escalade ESV|2007-2011|21V050
Escalade|Escalade EXT|2007-2011|21V050
Escalade||2012-2012|21V051
Escalade|Escalade ESV|2012-2012|21V051
Escalade|Escalade EXT|2012-2012|21V051
Escalade||2007-2009|21V052
Escalade|Escalade ESV|2007-2009|21V052
Escalade|Escalade EXT|2007-2009|21V052
Escalade||2009-2013|21V053
Escalade|Escalade ESV|2009-2013|21V053
Escalade|Escalade EXT|2009-2013|21V053
Escalade||2010-2014|21V054
Escalade|Escalade ESV|2010-2014|21V054
Escalade|Escalade EXT|2010-2013|21V054
Escalade||2020-2020|21V115
Escalade|Escalade ESV|2020-2020|21V115
XT4||2020-2020|21V115
XT5||2020-2020|21V115
Escalade||2021-2021|21V190
Escalade|Escalade ESV|2021-2021|21V190
CT4||2021-2021|21V421
CT5||2021-2021|21V421
Escalade||2021-2021|21V421
Escalade|Escalade ESV|2021-2021|21V421
XT5||2021-2021|21V422
XT6||2021-2021|21V422
Escalade|Escalade ESV|2021-2021|21V455
Escalade|Escalade NA|2021-2021|21V455
SRX||2010-2016|21V473
CT4||2020-2022|21V611
CT5||2020-2022|21V611
XT4||2019-2021|21V649
Escalade||2021-2021|21V739
Escalade|Escalade ESV|2021-2021|21V739
Escalade|Escalade NA|2021-2021|21V739
CT6||2016-2017|21V759
Escalade||2021-2021|22V036
Escalade|Escalade ESV|2021-2021|22V036
XT4||2022-2022|22V359
XT6||2022-2022|22V392
XT5||2022-2022|22V427
XT6||2022-2022|22V427
XT5||2022-2022|22V446
XT6||2022-2022|22V446
Escalade||2021-2022|22V617
Escalade|Escalade ESV|2021-2022|22V617
XT5||2023-2023|22V708
XT6||2023-2023|22V708
XT5||2020-2021|22V709
XT6||2020-2021|22V709
Lyriq||2023-2023|22V710
Escalade||2021-2021|22V827
Escalade|Escalade ESV|2021-2021|22V827
XT4||2019-2020|22V868
CT4||2020-2023|22V903
CT5||2020-2023|22V903
Escalade||2022-2023|22V903
Escalade|Escalade ESV|2022-2023|22V903
XT5||2023-2023|23V043
XT5||2022-2023|23V172
XT6||2023-2023|23V172
Lyriq||2023-2023|23V367
Escalade||2023-2023|23V642
Escalade|Escalade ESV|2023-2023|23V642
XT5||2024-2024|23V681
XT6||2024-2024|23V681
Lyriq||2023-2023|23V682
Lyriq||2023-2024|23V785
XT5||2024-2024|24V311
Lyriq||2024-2024|24V320
XT5||2023-2025|24V459
XT6||2024-2025|24V459
XT4||2024-2024|24V575
Lyriq||2023-2024|24V589
Escalade||2023-2024|24V674
Escalade|Escalade ESV|2023-2024|24V674
XT4||2025-2025|24V795
Escalade||2021-2021|24V797
Escalade|Escalade ESV|2021-2021|24V797
CT4||2020-2021|25V148
CT5||2020-2021|25V148
CT6||2019-2020|25V148
ATS||2017-2018|25V175
CTS||2016-2018|25V175
Lyriq||2025-2025|25V193
Lyriq||2023-2025|25V232
Escalade||2021-2024|25V274
Escalade|Escalade ESV|2021-2024|25V274
=Chevrolet
Silverado 2500||2007-2008|20V011
Silverado 3500||2007-2008|20V011
Silverado|Silverado 1500|2019-2019|20V055
Silverado|Silverado 1500|2020-2020|20V116
Silverado 2500||2020-2020|20V142
Silverado 3500||2020-2020|20V142
Bolt|Bolt EV|2019-2020|20V184
Caprice|Caprice Police Pursuit|2015-2016|20V254
TrailBlazer||2021-2021|20V295
Silverado 2500||2020-2020|20V324
Silverado 3500||2020-2020|20V324
Blazer||2020-2020|20V446
Silverado|Silverado 1500|2020-2020|20V446
Silverado 2500||2020-2020|20V446
Silverado 3500||2020-2020|20V446
Traverse||2020-2020|20V446
Corvette||2020-2020|20V461
Corvette||2020-2020|20V489
Caprice|Caprice Police Pursuit|2014-2016|20V515
TrailBlazer||2021-2021|20V537
Corvette||2020-2020|20V581
Corvette||2020-2020|20V588
TrailBlazer||2021-2021|20V588
Silverado|Silverado 1500|2018-2018|20V603
Tahoe||2018-2018|20V603
Caprice|Caprice Police Pursuit|2014-2016|20V638
Traverse||2020-2020|20V639
Silverado|Silverado 1500|2019-2020|20V650
Silverado 2500||2020-2020|20V650
Blazer||2019-2020|20V668
Cruze||2018-2019|20V668
Equinox||2018-2020|20V668
Malibu||2018-2018|20V668
Traverse||2018-2020|20V668
Silverado|Silverado 1500|2020-2021|20V684
Traverse||2020-2020|20V684
Bolt|Bolt EV|2017-2019|20V701
Suburban||2021-2021|20V735
Tahoe||2021-2021|20V735
Silverado|Silverado 1500|2015-2016|20V736
Silverado 2500||2015-2015|20V736
Silverado 3500||2015-2015|20V736
Malibu||2013-2013|20V764
Silverado|Silverado 1500|2019-2021|20V792
Silverado 2500||2020-2021|20V792
Silverado 3500||2020-2021|20V792
Suburban||2021-2021|20V792
Tahoe||2021-2021|20V792
Bolt|Bolt EV|2020-2020|20V808
Blazer||2021-2021|20V811
Bolt|Bolt EV|2020-2020|20V811
Camaro||2021-2021|20V811
Colorado||2021-2021|20V811
Equinox||2021-2021|20V811
Silverado|Silverado 1500|2021-2021|20V811
Silverado 2500||2021-2021|20V811
Silverado 3500||2021-2021|20V811
Suburban||2021-2021|20V811
Tahoe||2021-2021|20V811
Malibu||2013-2013|21V00F
Avalanche||2007-2011|21V050
Silverado|Silverado 1500|2007-2011|21V050
Silverado 2500||2009-2011|21V050
Silverado 3500||2009-2011|21V050
Suburban||2007-2011|21V050
Tahoe||2007-2011|21V050
Avalanche||2012-2012|21V051
Silverado|Silverado 1500|2012-2012|21V051
Silverado 2500||2012-2012|21V051
Silverado 3500||2012-2012|21V051
Suburban||2012-2012|21V051
Tahoe||2012-2012|21V051
Avalanche||2007-2009|21V052
Silverado|Silverado 1500|2007-2009|21V052
Silverado 2500||2009-2009|21V052
Silverado 3500||2009-2009|21V052
Suburban||2007-2009|21V052
Tahoe||2007-2009|21V052
Avalanche||2009-2013|21V053
Silverado|Silverado 1500|2009-2013|21V053
Silverado 2500||2009-2013|21V053
Silverado 3500||2009-2013|21V053
Suburban||2009-2013|21V053
Tahoe||2009-2013|21V053
Avalanche||2010-2013|21V054
Silverado|Silverado 1500|2010-2013|21V054
Silverado 2500||2010-2014|21V054
Silverado 3500||2010-2014|21V054
Suburban||2010-2014|21V054
Tahoe||2010-2014|21V054
Tahoe||2021-2021|21V064
Blazer||2019-2020|21V115
Express||2018-2021|21V115
Silverado|Silverado 1500|2019-2020|21V115
Suburban||2020-2020|21V115
Tahoe||2020-2020|21V115
Traverse||2020-2020|21V115
Camaro||2021-2021|21V188
Express||2021-2021|21V189
Suburban||2021-2021|21V190
Tahoe||2021-2021|21V190
Tahoe||2021-2021|21V210
Camaro||2017-2021|21V211
Colorado||2015-2015|21V213
Silverado|Silverado 1500|2014-2016|21V245
Tahoe||2015-2016|21V245
Traverse||2010-2019|21V246
Corvette||2021-2021|21V421
Suburban||2021-2021|21V421
Tahoe||2021-2021|21V421
Silverado|Silverado 1500|2019-2019|21V423
TrailBlazer||2021-2022|21V440
Suburban||2021-2021|21V455
Tahoe||2021-2021|21V455
Traverse||2021-2021|21V472
Silverado|Silverado 1500|2021-2021|21V495
Silverado 2500||2017-2019|21V496
Silverado 3500||2017-2019|21V496
Silverado|Silverado 1500|2015-2016|21V504
Silverado 2500||2015-2016|21V504
Silverado 3500||2015-2016|21V504
Bolt EUV||2022-2022|21V517
Bolt|Bolt EV|2022-2022|21V517
Bolt|Bolt EV|2017-2019|21V560
Silverado 2500||2020-2021|21V578
Tahoe||2021-2021|21V579
Equinox||2021-2022|21V612
Malibu||2013-2013|21V633
Malibu||2016-2021|21V649
Bolt EUV||2022-2022|21V650
Bolt|Bolt EV|2020-2022|21V650
Suburban||2021-2021|21V739
Tahoe||2021-2021|21V739
Silverado 2500||2021-2022|21V758
Silverado 3500||2021-2022|21V758
Traverse||2013-2017|21V782
Traverse||2020-2021|21V817
Silverado|Silverado 1500|2019-2021|21V985
Suburban||2021-2021|22V036
Tahoe||2021-2021|22V036
Corvette||2021-2022|22V091
Equinox||2014-2015|22V165
Traverse||2020-2022|22V210
Traverse||2015-2015|22V246
Blazer||2022-2022|22V359
Equinox||2022-2022|22V359
Malibu||2021-2021|22V359
Colorado||2022-2022|22V375
Silverado|Silverado 1500|2022-2022|22V463
Suburban||2021-2022|22V617
Tahoe||2021-2022|22V617
Spark||2013-2015|22V640
Spark|Spark EV|2014-2015|22V640
Equinox||2022-2023|22V724
Suburban||2021-2021|22V827
Tahoe||2021-2021|22V827
Silverado|Silverado 1500|2022-2023|22V903
Suburban||2022-2023|22V903
Tahoe||2022-2023|22V903
Malibu||2022-2023|22V923
Equinox||2023-2023|22V929
Bolt|Bolt EV|2017-2023|22V930
Equinox||2021-2022|23V013
Blazer||2023-2023|23V042
Traverse||2023-2023|23V042
Silverado 2500||2017-2019|23V047
Silverado 3500||2017-2019|23V047
Blazer||2023-2023|23V172
Traverse||2023-2023|23V172
Traverse||2014-2017|23V334
Equinox||2020-2023|23V339
Camaro||2013-2013|23V516
Sonic||2013-2013|23V516
Volt||2013-2013|23V516
Silverado 2500||2024-2024|23V549
Silverado 3500||2024-2024|23V549
Bolt|Bolt EV|2022-2023|23V567
Suburban||2023-2023|23V642
Tahoe||2023-2023|23V642
Cruze||2014-2014|23V674
Trax||2024-2024|23V744
Silverado EV||2024-2024|23V786
Bolt|Bolt EV|2017-2023|23V845
Blazer||2024-2024|23V869
Blazer EV||2024-2024|23V869
Equinox||2024-2024|23V869
Cruze||2014-2014|23V870
Silverado 2500||2020-2024|24V060
Silverado 3500||2020-2024|24V060
Silverado EV||2024-2024|24V087
Colorado||2023-2023|24V133
Colorado||2023-2023|24V237
Blazer EV||2024-2024|24V320
Silverado EV||2024-2024|24V320
Colorado||2024-2024|24V366
Corvette||2024-2025|24V418
Bolt EUV||2022-2022|24V481
Bolt|Bolt EV|2020-2022|24V481
Blazer EV||2024-2024|24V487
Colorado||2024-2024|24V491
Malibu||2024-2024|24V575
Silverado|Silverado 1500|2023-2023|24V674
Suburban|Suburban 1500|2023-2024|24V674
Tahoe||2023-2024|24V674
Colorado||2023-2024|24V703
Blazer||2025-2025|24V737
Blazer EV||2025-2025|24V737
Equinox EV||2025-2025|24V737
Silverado|Silverado 1500|2018-2018|24V756
Silverado 2500||2018-2019|24V756
Silverado 3500||2018-2019|24V756
Silverado|Silverado 1500|2020-2022|24V797
Silverado 2500||2020-2022|24V797
Silverado 3500||2020-2022|24V797
Suburban||2021-2021|24V797
Tahoe||2021-2021|24V797
Bolt EUV||2022-2022|24V812
Bolt|Bolt EV|2020-2022|24V812
Express||2022-2023|24V839
Silverado 2500||2024-2024|24V894
Silverado 3500||2024-2024|24V894
Equinox EV||2025-2025|24V925
Silverado EV||2025-2025|24V937
Equinox EV||2025-2025|25V012
Silverado EV||2024-2024|25V015
Express||2025-2025|25V087
Camaro||2020-2022|25V148
Camaro||2017-2018|25V175
Corvette||2017-2018|25V175
Silverado|Silverado 1500|2021-2024|25V274
Suburban||2021-2024|25V274
Tahoe||2021-2024|25V274
Express||2025-2025|25V299
=Chrysler
Pacifica||2019-2020|20V191
Pacifica|Pacifica Plug-In Hybrid|2017-2020|20V334
Town & Country|Town and Country|2008-2010|20V396
300||2020-2021|21V516
Pacifica|Pacifica Plug-In Hybrid|2017-2018|22V077
Pacifica||2021-2022|22V181
Voyager||2021-2021|22V181
300||2022-2022|22V504
Pacifica||2022-2022|22V619
Voyager||2022-2022|22V619
300||2022-2022|22V808
Pacifica||2017-2023|23V010
Pacifica||2023-2023|23V500
Pacifica||2023-2023|23V753
300||2023-2023|24V112
300||2018-2021|24V198
Pacifica||2023-2024|24V199
Voyager||2023-2023|24V199
Pacifica||2024-2024|24V238
Voyager||2024-2024|24V238
Pacifica||2024-2024|24V240
Voyager||2024-2024|24V240
Pacifica||2021-2023|24V436
Voyager||2022-2022|24V436
Pacifica|Pacifica Plug-In Hybrid|2017-2018|24V536
Pacifica|Pacifica Plug-In Hybrid|2019-2021|24V538
Pacifica||2020-2023|24V793
Voyager||2020-2023|24V793
Pacifica||2024-2024|24V888
Voyager||2024-2024|24V888
Pacifica|Pacifica Plug-In Hybrid|2025-2025|25V191
300|||R/2006/151
=Citroën
C5||2001-2001|R/2002/084
Relay||2002-2002|R/2003/114
Berlingo||2009-2009|R/2009/099
Xsara||2009-2009|R/2009/099
C5||2009-2009|R/2009/138
C8||2010-2010|R/2010/111
Dispatch||2010-2010|R/2010/111
C5||2009-2010|R/2010/189
C1||2011-2011|R/2011/070
C-Crosser||2007-2010|R/2015/161
Dispatch|Dispatch IV|2016-2016|R/2017/058
SpaceTourer||2016-2016|R/2017/058
C3||2017-2017|R/2017/180
Berlingo||2017-2017|R/2017/339
Berlingo|Berlingo VU (89)|2017-2017|R/2017/339
C3||2017-2017|R/2017/339
C3 Aircross||2017-2017|R/2017/339
C4||2017-2017|R/2017/339
C4 Picasso||2017-2017|R/2017/339
DS3||2017-2017|R/2017/339
DS4||2017-2017|R/2017/339
DS5||2017-2017|R/2017/339
=Dacia
Logan||2015-2015|R/2016/007
Sandero||2015-2015|R/2016/007
=Dodge
Durango||2019-2019|20V183
Challenger||2019-2019|20V191
Durango||2019-2020|20V191
Grand Caravan||2008-2010|20V396
Nitro||2007-2011|20V396
Charger||2018-2020|20V512
Durango||2020-2021|21V280
Ram 3500||2012-2012|21V398
Challenger||2020-2021|21V516
Charger||2020-2021|21V516
Challenger||2021-2021|21V664
Durango||2021-2021|21V842
Durango||2021-2022|22V140
Durango||2021-2022|22V154
Durango||2021-2021|22V284
Durango||2018-2019|22V426
Challenger||2022-2022|22V504
Charger||2022-2022|22V504
Journey||2017-2018|22V723
Challenger||2022-2022|22V808
Charger||2022-2022|22V808
Charger||2022-2022|22V866
Durango||2022-2022|22V866
Durango||2021-2022|23V115
Hornet||2023-2024|23V623
Durango||2023-2023|23V640
Hornet||2023-2024|23V696
Challenger||2023-2023|24V112
Charger||2023-2023|24V112
Hornet||2023-2024|24V175
Charger||2018-2021|24V198
Hornet||2024-2024|24V209
Durango||2022-2022|24V415
Durango||2021-2022|24V436
Challenger||2023-2023|24V573
Charger||2023-2023|24V574
Hornet||2024-2025|24V752
Durango||2018-2019|24V838
Hornet||2023-2025|25V246
=Ferrari
458|458 Italia|2010-2011|20V007
California||2009-2011|20V007
812|812 Superfast|2018-2020|20V614
458|458 Italia|2010-2015|21V833
458|458 Speciale|2014-2015|21V833
458|458 Speciale A|2015-2015|21V833
458|458 Spider|2012-2015|21V833
488|488 GTB|2016-2019|21V833
488|488 Spider|2016-2019|21V833
488|488 Pista|2019-2020|22V536
612||2010-2011|22V536
612|612 Scaglietti|2005-2011|22V536
812||2018-2022|22V536
California||2009-2017|22V536
California|California T|2015-2017|22V536
F12|F12 Berlinetta|2013-2017|22V536
F12|F12 tdf|2017-2017|22V536
F8|F8 Spider|2020-2022|22V536
F8|F8 Tributo|2020-2022|22V536
FF||2012-2016|22V536
GTC4|GTC4Lusso|2018-2020|22V536
LaFerrari||2013-2015|22V536
LaFerrari|Laferrari Aperta|2017-2017|22V536
Portofino||2019-2022|22V536
Roma||2021-2022|22V536
SF90|SF90 Spider|2022-2022|23V136
SF90|SF90 Stradale|2021-2023|23V136
296||2022-2023|23V329
SF90|SF90 Spider|2022-2024|23V698
SF90|SF90 Stradale|2022-2024|23V698
F8|F8 Spider|2023-2023|24V810
Portofino|Portofino M|2023-2023|24V810
Roma|Roma Spider|2024-2024|24V810
550||1996-1999|R/2001/148
=Fiat
124 Spider||2019-2019|21V879
500||2014-2019|24V474
500X|500 X|2019-2023|24V510
500e||2024-2024|24V510
124 Spider||2017-2020|24V694
Barchetta||1995-1995|R/1996/021
Scudo||2001-2001|R/2002/034
Ulysse||2001-2001|R/2002/034
Doblo|||R/2002/077
Ducato|||R/2002/079
Ducato||2001-2005|R/2007/059
Panda||2009-2009|R/2009/080
500||2011-2014|R/2014/088
Scudo||2011-2014|R/2015/030
Talento||2016-2016|R/2017/007
=Ford
Flex||2013-2018|20V072
Taurus||2013-2018|20V072
F-150||2018-2020|20V097
F-150||2015-2016|20V098
E-350||2021-2021|20V099
Ranger||2019-2019|20V137
E-350||2021-2021|20V175
Fiesta||2014-2015|20V177
Fusion||2014-2016|20V177
Expedition||2020-2020|20V197
F-150||2020-2020|20V197
Ranger||2020-2020|20V197
Expedition||2020-2020|20V217
Transit||2019-2020|20V222
Transit Connect||2014-2017|20V260
Expedition||2020-2020|20V262
Expedition||2019-2019|20V263
Mustang||2019-2020|20V263
Transit Connect||2016-2017|20V305
Mustang||2020-2020|20V306
C-MAX||2013-2015|20V331
Escape||2013-2015|20V331
Fiesta||2011-2014|20V331
Focus||2012-2015|20V331
Fusion||2013-2014|20V331
Mustang||2015-2015|20V331
Transit Connect||2014-2016|20V331
F-150||2014-2017|20V332
F-250|F-250 SD|2020-2020|20V365
F-350|F-350 SD|2020-2020|20V365
Expedition||2020-2020|20V366
Escape||2020-2020|20V415
Transit||2020-2020|20V415
F-150||2020-2020|20V467
Edge||2015-2018|20V469
Explorer||2020-2020|20V497
Explorer||2020-2020|20V549
Edge||2019-2020|20V550
Escape||2020-2020|20V550
Transit Connect||2019-2020|20V550
Mustang||2020-2020|20V573
Expedition||2020-2020|20V574
Edge||2020-2020|20V575
Escape||2020-2020|20V575
Expedition||2020-2020|20V575
Explorer||2020-2020|20V575
F-150||2020-2020|20V575
F-250|F-250 SD|2020-2020|20V575
F-350|F-350 SD|2020-2020|20V575
Mustang||2020-2020|20V575
Ranger||2020-2020|20V575
Transit||2020-2020|20V575
F-250||2019-2019|20V576
F-350||2019-2019|20V576
F-350||2020-2020|20V599
Escape||2020-2020|20V635
Transit Connect||2019-2020|20V636
Explorer||2013-2017|20V675
Edge||2014-2014|20V692
Explorer||2014-2016|20V692
Taurus||2014-2015|20V692
Explorer||2020-2020|20V693
Explorer||2020-2020|20V730
Explorer||2020-2021|20V788
EcoSport||2020-2020|20V791
Transit Connect||2019-2020|20V791
E-350||2021-2021|20V795
Bronco Sport||2021-2021|21V011
Edge||2020-2021|21V011
Escape||2020-2020|21V011
Bronco Sport||2021-2021|21V074
Bronco Sport||2021-2021|21V075
Ranger||2004-2006|21V076
Edge||2007-2010|21V081
Fusion||2008-2012|21V081
GT||2006-2006|21V081
Mustang||2005-2014|21V081
Ranger||2004-2011|21V081
F-350|F-350 SD|2020-2020|21V087
F-150||2021-2021|21V090
F-250|F-250 SD|2020-2021|21V090
F-350|F-350 SD|2020-2021|21V090
Mustang Mach-E||2021-2021|21V140
Explorer||2020-2020|21V154
Escape||2019-2019|21V155
F-150||2018-2018|21V155
F-250|F-250 SD|2018-2020|21V155
F-350|F-350 SD|2018-2020|21V155
Edge||2007-2010|21V158
Fusion||2006-2012|21V158
Ranger||2007-2011|21V158
Explorer||2016-2019|21V316
Transit||2019-2019|21V324
Transit Connect||2013-2021|21V376
Edge||2021-2021|21V377
F-350|F-350 SD|2021-2021|21V379
F-150||2021-2021|21V381
F-350|F-350 SD|2021-2021|21V390
F-150||2021-2021|21V407
F-150||2021-2021|21V533
F-350|F-350 SD|2020-2021|21V536
Explorer||2013-2017|21V537
Transit||2021-2022|21V592
Transit Connect||2021-2021|21V592
Bronco Sport||2021-2022|21V625
Escape||2021-2021|21V625
Transit||2015-2020|21V631
Explorer||2021-2021|21V652
F-150||2021-2021|21V653
Mustang Mach-E||2021-2021|21V711
Mustang Mach-E||2021-2021|21V712
Explorer||2020-2021|21V735
Explorer||2011-2013|21V746
Ranger||2020-2021|21V765
Bronco||2021-2021|21V770
Expedition||2021-2021|21V805
F-150||2021-2021|21V805
F-250|F-250 SD|2022-2022|21V805
F-350|F-350 SD|2022-2022|21V805
Bronco Sport||2021-2021|21V809
Ranger||2019-2021|21V811
Escape||2021-2021|21V869
Explorer||2021-2021|21V870
Bronco Sport||2021-2022|21V922
Escape||2021-2022|21V922
F-250|F-250 SD|2022-2022|21V923
F-350|F-350 SD|2022-2022|21V923
Maverick||2022-2022|21V976
Transit Connect||2014-2014|21V977
Transit||2020-2020|21V978
Maverick||2022-2022|21V979
Mustang Mach-E||2021-2022|21V979
Mustang||2021-2021|21V980
Bronco||2021-2021|21V982
Ranger||2021-2021|21V982
F-150||2018-2018|21V983
F-150||2021-2022|21V986
Fusion||2014-2015|22V011
Mustang||2015-2015|22V011
F-250|F-250 SD|2021-2021|22V013
F-350|F-350 SD|2021-2021|22V013
Mustang||2015-2017|22V082
Mustang||2021-2022|22V083
F-250|F-250 SD|2017-2022|22V087
F-350|F-350 SD|2017-2022|22V087
Explorer||2022-2022|22V088
E-350||2021-2022|22V089
Escape|Escape Hybrid|2021-2021|22V109
F-150||2021-2021|22V142
Escape||2021-2022|22V149
Expedition||2016-2017|22V150
F-150||2016-2018|22V150
Edge||2021-2022|22V151
Transit||2022-2022|22V183
Transit||2022-2022|22V186
F-150||2021-2021|22V188
Bronco Sport||2021-2022|22V191
Escape||2020-2022|22V191
Transit Connect||2016-2020|22V192
Expedition||2022-2022|22V193
F-150||2021-2022|22V193
F-250|F-250 SD|2022-2022|22V193
F-350|F-350 SD|2022-2022|22V193
Maverick||2022-2022|22V193
Expedition||2020-2021|22V250
F-150||2020-2021|22V250
F-250|F-250 SD|2020-2022|22V250
F-350|F-350 SD|2020-2022|22V250
F-150||2019-2019|22V252
F-250|F-250 SD|2019-2019|22V252
F-350|F-350 SD|2019-2019|22V252
F-150||2022-2022|22V253
Escape||2015-2015|22V254
Explorer|Explorer Hybrid|2020-2022|22V255
Explorer|Explorer Phev|2020-2022|22V255
F-250|F-250 SD|2020-2020|22V256
F-350|F-350 SD|2020-2020|22V256
Escape||2020-2020|22V331
Mustang Mach-E||2021-2021|22V333
Mustang||2022-2022|22V334
F-250|F-250 SD|2016-2016|22V337
F-350|F-350 SD|2016-2016|22V337
Expedition||2021-2021|22V346
Mustang||2019-2020|22V382
E-150||2023-2023|22V384
E-250||2023-2023|22V384
E-350||2023-2023|22V384
F-250|F-250 SD|2022-2022|22V384
F-350|F-350 SD|2022-2022|22V384
Transit||2022-2022|22V384
Bronco||2021-2022|22V411
Mustang Mach-E||2021-2022|22V412
C-MAX||2013-2018|22V413
Edge||2015-2018|22V413
Escape||2013-2019|22V413
Fusion||2013-2016|22V413
Transit Connect||2013-2021|22V413
F-150||2021-2021|22V414
Transit||2022-2022|22V415
Bronco||2022-2022|22V451
Ranger||2022-2022|22V451
F-150 Lightning|F-150 Lightning BEV|2022-2022|22V453
Explorer||2022-2022|22V454
Escape||2020-2022|22V484
Maverick||2022-2022|22V484
Maverick||2022-2022|22V594
Transit||2022-2022|22V621
F-150||2021-2022|22V623
F-250|F-250 SD|2017-2020|22V644
F-350|F-350 SD|2017-2020|22V644
Mustang Mach-E||2022-2022|22V646
Expedition||2015-2017|22V648
F-150||2022-2022|22V675
F-150||2022-2022|22V684
Explorer||2022-2022|22V685
Ranger||2022-2022|22V685
Bronco Sport||2022-2023|22V686
F-150||2022-2022|22V686
Maverick||2022-2022|22V730
Bronco Sport||2022-2022|22V787
Transit||2022-2023|22V791
Bronco||2021-2022|22V825
F-150||2021-2022|22V842
Bronco Sport||2021-2023|22V859
Escape||2020-2023|22V859
F-250|F-250 SD|2017-2018|22V880
F-350|F-350 SD|2017-2018|22V880
E-350||2022-2023|22V925
Bronco||2021-2022|22V928
Bronco Sport||2023-2023|23V021
Explorer||2020-2023|23V022
Explorer||2020-2022|23V069
Bronco||2022-2023|23V070
Explorer||2022-2023|23V070
F-150||2022-2023|23V070
Mustang||2022-2023|23V070
Transit||2023-2023|23V071
F-150||2023-2023|23V072
Transit||2023-2023|23V122
Ranger||2004-2006|23V125
Expedition||2023-2023|23V128
F-150||2023-2023|23V128
Bronco||2022-2023|23V155
Maverick||2023-2023|23V160
Fusion||2013-2018|23V162
F-150||2021-2021|23V163
Bronco||2021-2022|23V165
F-150 Lightning|F-150 Lightning BEV|2023-2023|23V168
Edge||2023-2023|23V198
Explorer||2020-2022|23V199
Bronco||2023-2023|23V283
Ranger||2023-2023|23V283
Explorer||2020-2022|23V305
Ranger||2004-2006|23V306
Explorer||2020-2023|23V342
F-250|F-250 SD|2023-2023|23V344
F-350|F-350 SD|2023-2023|23V344
Bronco||2021-2023|23V358
Bronco||2022-2023|23V379
F-250|F-250 SD|2023-2023|23V379
Ranger||2019-2023|23V379
Escape||2020-2023|23V380
Maverick||2022-2023|23V380
F-150 Lightning|F-150 Lightning BEV|2022-2023|23V418
Expedition||2018-2023|23V420
F-250|F-250 SD|2019-2023|23V420
F-350|F-350 SD|2019-2023|23V420
Fusion||2019-2020|23V440
Transit Connect||2014-2016|23V502
Escape||2023-2023|23V506
F-250|F-250 SD|2023-2023|23V506
F-350|F-350 SD|2023-2023|23V506
F-250|F-250 SD|2023-2023|23V507
F-350|F-350 SD|2023-2023|23V507
F-150||2021-2023|23V509
Bronco||2023-2023|23V546
F-250|F-250 SD|2023-2023|23V573
F-350|F-350 SD|2023-2023|23V573
F-250|F-250 SD|2023-2023|23V595
F-350|F-350 SD|2023-2023|23V595
Edge||2023-2023|23V596
Explorer||2023-2023|23V597
Bronco||2021-2021|23V598
Transit||2022-2023|23V598
E-350||2024-2025|23V625
Explorer||2020-2022|23V626
Explorer||2020-2022|23V675
Explorer||2023-2023|23V686
Mustang Mach-E||2021-2022|23V687
F-150 Lightning|F-150 Lightning BEV|2023-2023|23V688
Mustang||2020-2023|23V727
F-350|F-350 SD|2022-2023|23V758
Fiesta||2015-2015|23V775
Fusion||2016-2016|23V775
Mustang||2024-2024|23V800
F-150 Lightning|F-150 Lightning BEV|2022-2023|23V801
F-150||2022-2022|23V802
F-150||2023-2023|23V847
F-250|F-250 SD|2023-2023|23V847
F-350|F-350 SD|2023-2023|23V847
Maverick||2022-2024|23V848
F-150||2021-2023|23V896
EcoSport||2018-2022|23V905
Focus||2016-2018|23V905
Explorer||2011-2019|24V031
Explorer||2023-2023|24V091
E-350||2021-2022|24V097
Expedition||2018-2020|24V099
Transit||2023-2024|24V102
Maverick||2022-2023|24V140
Bronco||2023-2024|24V142
F-150 Lightning|F-150 Lightning BEV|2023-2023|24V144
Maverick||2024-2024|24V185
Bronco Sport||2022-2023|24V187
Escape||2022-2022|24V187
Explorer||2020-2020|24V188
Bronco||2023-2024|24V189
Mustang||2024-2024|24V220
Bronco Sport||2023-2023|24V223
Maverick||2023-2023|24V223
Transit||2023-2024|24V226
Maverick||2024-2024|24V266
Bronco Sport||2021-2024|24V267
Maverick||2022-2023|24V267
Maverick||2022-2024|24V293
Transit Connect||2017-2019|24V294
F-150||2024-2024|24V329
Escape||2020-2022|24V330
Maverick||2022-2024|24V330
Mustang||2024-2024|24V394
Escape||2023-2024|24V440
F-150||2021-2021|24V443
F-150||2014-2014|24V444
F-150||2024-2024|24V486
Mustang||2022-2023|24V493
Mustang||2024-2024|24V496
Transit||2023-2024|24V542
Maverick||2022-2022|24V590
Transit||2023-2024|24V591
Mustang||2024-2024|24V593
Bronco Sport||2023-2024|24V594
Maverick||2023-2024|24V594
Mustang Mach-E||2023-2024|24V594
Ranger||2024-2024|24V597
Explorer||2020-2022|24V598
Escape||2023-2024|24V634
Explorer||2025-2025|24V634
Mustang||2024-2024|24V634
Bronco||2021-2022|24V635
Edge||2021-2022|24V635
Explorer||2021-2022|24V635
F-150||2021-2022|24V635
Transit||2024-2024|24V636
F-150||2022-2022|24V682
Bronco Sport||2024-2024|24V683
Maverick||2022-2024|24V684
Explorer||2024-2024|24V685
Bronco||2024-2025|24V770
Ranger||2024-2024|24V770
Mustang Mach-E||2021-2021|24V777
Maverick||2024-2024|24V778
Explorer||2025-2025|24V801
Mustang||2024-2024|24V802
Transit||2023-2024|24V805
F-250|F-250 SD|2023-2024|24V806
F-350|F-350 SD|2023-2024|24V806
Ranger||2024-2024|24V848
Escape||2024-2025|24V850
Expedition||2024-2024|24V851
F-150||2024-2025|24V851
Escape||2020-2024|24V852
Expedition||2018-2024|24V852
Explorer||2020-2025|24V852
F-150||2018-2024|24V852
F-150 Lightning|F-150 Lightning BEV|2023-2024|24V949
Fiesta||2019-2019|24V951
Flex||2019-2019|24V951
Escape||2020-2024|24V954
F-250|F-250 SD|2020-2022|24V957
F-350|F-350 SD|2020-2022|24V957
Bronco Sport||2021-2023|25V019
Maverick||2022-2023|25V019
Explorer||2025-2025|25V020
F-150||2024-2024|25V022
Bronco||2021-2024|25V025
Expedition||2021-2021|25V048
F-250|F-250 SD|2021-2022|25V048
F-350|F-350 SD|2021-2022|25V048
Bronco Sport||2025-2025|25V049
Escape||2025-2025|25V049
Explorer||2020-2021|25V093
Maverick||2022-2024|25V094
Maverick||2022-2024|25V095
Mustang||2022-2023|25V096
Maverick||2022-2023|25V123
Maverick||2022-2022|25V124
EcoSport||2021-2022|25V126
Maverick||2022-2022|25V127
Mustang Mach-E||2021-2022|25V130
F-150 Lightning|F-150 Lightning BEV|2022-2024|25V131
Expedition||2022-2022|25V132
F-150||2021-2022|25V132
F-250|F-250 SD|2022-2022|25V132
F-350|F-350 SD|2022-2022|25V132
Maverick||2022-2022|25V132
Escape||2022-2022|25V133
Maverick||2022-2024|25V133
F-250|F-250 SD|2023-2023|25V134
F-350|F-350 SD|2023-2023|25V134
F-250|F-250 SD|2023-2023|25V157
F-350|F-350 SD|2023-2023|25V157
Bronco Sport||2021-2024|25V158
Maverick||2022-2023|25V158
Explorer||2020-2023|25V159
Edge||2021-2022|25V160
Escape||2025-2025|25V161
F-250|F-250 SD|2025-2025|25V163
F-350|F-350 SD|2025-2025|25V163
Bronco||2024-2025|25V164
Explorer||2025-2025|25V164
F-150||2024-2025|25V164
Mustang||2025-2025|25V164
Ranger||2024-2024|25V164
Bronco Sport||2021-2023|25V165
Escape||2020-2022|25V165
Explorer||2020-2022|25V166
Transit||2022-2023|25V168
F-150||2021-2021|25V169
Transit Connect||2019-2020|25V196
Expedition||2018-2020|25V197
Expedition||2024-2025|25V198
F-150||2024-2025|25V198
F-150|F-150 Hybrid|2025-2025|25V199
Expedition||2017-2018|25V236
F-150||2017-2018|25V236
Ranger||2024-2024|25V237
Explorer||2025-2025|25V239
Transit||2022-2023|25V242
Bronco||2025-2025|25V260
Expedition||2015-2015|25V270
F-250||2015-2015|25V270
F-350||2015-2015|25V270
F-150||2025-2025|25V271
F-150 Lightning|F-150 Lightning BEV|2022-2023|25V272
Bronco||2022-2023|25V273
Bronco||2024-2024|25V303
Bronco||2024-2025|25V308
Bronco||2024-2025|25V310
Ranger||2024-2025|25V310
Expedition||2022-2024|25V314
Cougar||1999-2000|R/2001/046
Cougar||1997-1998|R/2001/047
Transit||1999-2001|R/2002/013
Transit Connect|Connect|2006-2006|R/2007/063
C-MAX||2005-2006|R/2007/133
Focus||2005-2006|R/2007/133
Galaxy||2005-2006|R/2007/133
S-MAX||2005-2006|R/2007/133
Focus||2004-2006|R/2008/001
Grand C-MAX|Grand Cmax|2010-2011|R/2011/013
Ranger||2011-2012|R/2012/113
Transit||2010-2012|R/2013/007
Fiesta||2014-2014|R/2015/008
=GMC
Sierra 2500||2007-2008|20V011
Sierra 3500||2007-2008|20V011
Sierra|Sierra 1500|2019-2019|20V055
Sierra|Sierra 1500|2020-2020|20V116
Sierra 2500||2020-2020|20V142
Sierra 3500||2020-2020|20V142
Sierra 2500||2020-2020|20V324
Sierra 3500||2020-2020|20V324
Acadia||2020-2020|20V446
Sierra|Sierra 1500|2020-2020|20V446
Sierra 2500||2020-2020|20V446
Sierra 3500||2020-2020|20V446
Sierra|Sierra 1500|2018-2018|20V603
Yukon||2018-2018|20V603
Acadia||2020-2020|20V639
Sierra|Sierra 1500|2019-2020|20V650
Acadia||2019-2020|20V668
Terrain||2018-2020|20V668
Acadia||2020-2020|20V684
Sierra|Sierra 1500|2020-2021|20V684
Yukon||2021-2021|20V735
Yukon|Yukon XL|2021-2021|20V735
Sierra|Sierra 1500|2015-2016|20V736
Sierra 2500||2015-2015|20V736
Sierra 3500||2015-2015|20V736
Sierra|Sierra 1500|2019-2021|20V792
Sierra 2500||2020-2021|20V792
Sierra 3500||2020-2021|20V792
Yukon|Yukon XL|2021-2021|20V792
Canyon||2021-2021|20V811
Sierra|Sierra 1500|2021-2021|20V811
Sierra 2500||2021-2021|20V811
Sierra 3500||2021-2021|20V811
Yukon||2021-2021|20V811
Yukon|Yukon XL|2021-2021|20V811
Sierra|Sierra 1500|2007-2011|21V050
Sierra 2500||2009-2011|21V050
Sierra 3500||2009-2011|21V050
Yukon||2007-2011|21V050
Yukon|Yukon XL|2007-2011|21V050
Sierra|Sierra 1500|2012-2012|21V051
Sierra 2500||2012-2012|21V051
Sierra 3500||2012-2012|21V051
Yukon||2012-2012|21V051
Yukon|Yukon XL|2012-2012|21V051
Sierra|Sierra 1500|2007-2009|21V052
Sierra 2500||2009-2009|21V052
Sierra 3500||2009-2009|21V052
Yukon||2007-2009|21V052
Yukon|Yukon XL|2007-2009|21V052
Sierra|Sierra 1500|2009-2013|21V053
Sierra 2500||2009-2013|21V053
Sierra 3500||2009-2013|21V053
Yukon||2009-2013|21V053
Yukon|Yukon XL|2009-2013|21V053
Sierra|Sierra 1500|2010-2013|21V054
Sierra 2500||2010-2014|21V054
Sierra 3500||2010-2014|21V054
Yukon||2010-2014|21V054
Yukon|Yukon XL|2010-2014|21V054
Yukon||2021-2021|21V064
Acadia||2019-2020|21V115
Savana||2018-2021|21V115
Sierra|Sierra 1500|2019-2020|21V115
Yukon||2020-2020|21V115
Yukon|Yukon XL|2020-2020|21V115
Savana||2021-2021|21V189
Yukon||2021-2021|21V190
Yukon|Yukon XL|2021-2021|21V190
Canyon||2015-2015|21V213
Sierra|Sierra 1500|2014-2015|21V245
Acadia||2011-2016|21V246
Yukon||2021-2021|21V421
Yukon|Yukon XL|2021-2021|21V421
Acadia||2021-2021|21V422
Sierra|Sierra 1500|2019-2019|21V423
Yukon||2021-2021|21V455
Yukon|Yukon XL|2021-2021|21V455
Sierra 2500||2017-2019|21V496
Sierra 3500||2017-2019|21V496
Canyon||2021-2021|21V497
Sierra|Sierra 1500|2015-2016|21V504
Sierra 2500||2015-2016|21V504
Sierra 3500||2015-2016|21V504
Sierra 2500||2020-2021|21V578
Yukon||2021-2021|21V579
Terrain||2021-2021|21V612
Terrain|Terrain NA|2022-2022|21V612
Yukon||2021-2021|21V739
Yukon|Yukon XL|2021-2021|21V739
Sierra 2500||2021-2022|21V758
Sierra 3500||2021-2022|21V758
Sierra|Sierra 1500|2019-2021|21V985
Yukon||2021-2021|22V036
Yukon|Yukon XL|2021-2021|22V036
Terrain||2010-2017|22V137
Hummer EV|Hummer EV Pickup|2022-2022|22V141
Terrain||2014-2015|22V165
Acadia||2015-2015|22V246
Canyon||2022-2022|22V375
Acadia||2022-2022|22V427
Acadia||2022-2022|22V446
Sierra|Sierra 1500|2022-2022|22V463
Yukon||2021-2022|22V617
Yukon|Yukon XL|2021-2022|22V617
Acadia||2023-2023|22V708
Acadia||2020-2021|22V709
Terrain||2022-2022|22V724
Hummer EV|Hummer EV Pickup|2022-2023|22V771
Yukon||2021-2021|22V827
Yukon|Yukon XL|2021-2021|22V827
Sierra|Sierra 1500|2022-2023|22V903
Yukon||2022-2023|22V903
Yukon|Yukon XL|2022-2023|22V903
Terrain||2023-2023|22V929
Terrain|Terrain NA|2022-2022|23V013
Acadia||2023-2023|23V043
Sierra 2500||2017-2019|23V047
Sierra 3500||2017-2019|23V047
Acadia||2023-2023|23V172
Savana||2003-2023|23V247
Acadia||2014-2017|23V334
Terrain||2020-2023|23V339
Hummer EV|Hummer EV Pickup|2022-2022|23V367
Sierra 2500||2024-2024|23V549
Sierra 3500||2024-2024|23V549
Yukon||2023-2023|23V642
Yukon|Yukon XL|2023-2023|23V642
Acadia||2023-2023|23V681
Hummer EV|Hummer EV Pickup|2023-2023|23V786
Hummer EV|Hummer EV SUV|2024-2024|23V786
Terrain||2024-2024|23V869
Sierra 2500||2020-2024|24V060
Sierra 3500||2020-2024|24V060
Canyon||2023-2023|24V133
Canyon||2023-2023|24V237
Hummer EV|Hummer EV Pickup|2024-2024|24V320
Sierra EV||2024-2024|24V320
Canyon||2024-2024|24V491
Canyon||2024-2024|24V673
Sierra|Sierra 1500|2023-2023|24V674
Yukon||2023-2024|24V674
Yukon|Yukon XL|2023-2024|24V674
Canyon||2023-2023|24V703
Sierra EV||2024-2024|24V755
Sierra|Sierra 1500|2018-2018|24V756
Sierra 2500||2018-2019|24V756
Sierra 3500||2018-2019|24V756
Sierra|Sierra 1500|2020-2022|24V797
Sierra 2500||2020-2022|24V797
Sierra 3500||2020-2022|24V797
Yukon||2021-2021|24V797
Yukon|Yukon XL|2021-2021|24V797
Savana||2022-2023|24V839
Sierra 2500||2024-2024|24V894
Sierra 3500||2024-2024|24V894
Sierra EV||2024-2025|25V015
Sierra|Sierra 1500|2022-2022|25V060
Savana||2025-2025|25V087
Sierra|Sierra 1500|2021-2024|25V274
Yukon||2021-2024|25V274
Yukon|Yukon XL|2021-2024|25V274
Savana||2025-2025|25V299
=Genesis
G70||2021-2021|20V569
G80||2017-2020|21V160
G70||2019-2021|21V161
G80||2021-2021|21V208
GV80||2021-2021|21V208
GV70||2022-2022|21V796
GV80||2021-2021|21V796
G70||2019-2019|22V196
G80|G80 Electrified|2023-2023|22V816
G80||2021-2023|23V094
GV60||2023-2023|23V094
GV70||2022-2023|23V094
GV80||2020-2023|23V094
G90||2023-2023|23V210
GV60||2023-2023|23V300
GV60||2023-2023|23V557
G80||2021-2022|23V630
GV70||2022-2022|23V630
GV80||2021-2022|23V630
GV60||2023-2023|24V065
G70||2019-2019|24V107
G80||2017-2019|24V107
G90||2017-2019|24V107
G70||2019-2022|24V191
G80||2018-2020|24V191
G90||2017-2022|24V191
GV60||2023-2024|24V204
GV70|GV70 Electrified|2023-2024|24V204
GV70||2024-2024|24V205
G80||2022-2023|24V282
G90||2022-2023|24V282
GV70||2022-2023|24V282
GV80||2022-2023|24V282
G70||2019-2023|24V528
GV60||2024-2025|24V584
GV80||2025-2025|24V584
GV60||2023-2025|24V868
GV70|GV70 Electrified|2023-2025|24V868
G80||2023-2024|25V105
GV70||2025-2025|25V105
GV70|GV70 Electrified|2023-2025|25V105
GV80||2023-2024|25V105
=Honda
Accord||1998-2000|20V026
CR-V||1997-2000|20V026
Civic||1996-2000|20V026
Odyssey||1998-2000|20V026
Accord||2000-2000|20V027
CR-V||2000-2001|20V027
Civic||2000-2000|20V027
Odyssey||2000-2001|20V027
Odyssey||2018-2020|20V066
Passport||2020-2020|20V067
Pilot||2020-2020|20V067
Accord||2018-2019|20V314
Civic||2018-2019|20V314
Fit||2019-2019|20V314
HR-V||2018-2019|20V314
Insight||2019-2020|20V314
Clarity|Clarity Electric|2019-2019|20V326
Clarity|Clarity Fuel Cell|2019-2019|20V326
Clarity|Clarity Plug-In Hybrid|2019-2019|20V326
Odyssey||2018-2020|20V437
Odyssey||2019-2020|20V438
Odyssey||2018-2020|20V439
Passport||2019-2020|20V439
Pilot||2019-2021|20V439
Odyssey||2019-2020|20V440
Passport||2019-2020|20V440
Pilot||2019-2021|20V440
Pilot||2021-2021|20V725
CR-V||2002-2006|20V768
Accord||2013-2015|20V769
Civic|Civic Hybrid|2012-2012|20V770
Fit||2007-2013|20V770
Accord||2018-2020|20V771
Accord|Accord Hybrid|2018-2020|20V771
Insight||2019-2020|20V771
Accord|Accord Hybrid|2020-2020|20V798
CR-V|Cr-V Hybrid|2020-2020|20V798
Insight||2020-2021|20V798
Odyssey||2018-2021|21V010
Passport||2019-2020|21V165
Pilot||2019-2020|21V165
Accord||2019-2020|21V215
Accord|Accord Hybrid|2019-2019|21V215
CR-V||2018-2019|21V215
Civic||2019-2020|21V215
Civic Type R||2019-2019|21V215
Fit||2019-2019|21V215
HR-V||2019-2019|21V215
Insight||2019-2020|21V215
Odyssey||2019-2019|21V215
Passport||2019-2019|21V215
Pilot||2019-2019|21V215
Ridgeline||2019-2019|21V215
Odyssey||2022-2022|21V432
Odyssey||2022-2022|21V768
Accord||2021-2021|21V900
Accord|Accord Hybrid|2021-2021|21V900
CR-V||2021-2021|21V900
CR-V|Cr-V Hybrid|2022-2022|21V900
Insight||2022-2022|21V900
Ridgeline||2021-2021|21V900
Passport||2019-2019|21V932
Pilot||2016-2019|21V932
Ridgeline||2017-2020|21V932
CR-V|Cr-V Hybrid|2022-2022|21V939
CR-V||2020-2020|22V380
Ridgeline||2006-2014|22V430
Ridgeline||2017-2019|22V867
Fit||2018-2020|23V046
HR-V||2019-2022|23V046
CR-V||2023-2023|23V092
Accord||2018-2019|23V158
Accord|Accord Hybrid|2018-2019|23V158
CR-V||2017-2020|23V158
Insight||2019-2019|23V158
Odyssey||2018-2020|23V158
Odyssey||2020-2022|23V174
Passport||2020-2022|23V174
Pilot||2020-2021|23V174
Ridgeline||2020-2021|23V174
CR-V||2007-2011|23V228
Civic Type R||2023-2023|23V229
Accord||2022-2022|23V430
Civic||2023-2023|23V430
Odyssey||2018-2023|23V431
Passport||2019-2023|23V431
Pilot||2019-2022|23V431
Civic||2020-2021|23V458
Passport||2021-2023|23V458
Pilot||2021-2022|23V458
Ridgeline||2020-2023|23V458
CR-V||2017-2022|23V524
Accord|Accord Hybrid|2023-2023|23V588
CR-V|Cr-V Hybrid|2023-2023|23V588
Civic||2022-2024|23V704
Pilot||2023-2024|23V735
Odyssey||2018-2019|23V751
Pilot||2016-2019|23V751
Ridgeline||2017-2019|23V751
Accord||2023-2024|23V782
HR-V||2023-2024|23V782
CR-V|Cr-V Hybrid|2020-2022|23V844
Accord||2013-2023|23V858
Accord|Accord Hybrid|2017-2020|23V858
CR-V||2013-2023|23V858
Civic||2016-2021|23V858
Civic Type R||2018-2020|23V858
Clarity|Clarity Plug-In Hybrid|2018-2019|23V858
CR-V|Cr-V Hybrid|2020-2020|23V858
Fit||2018-2019|23V858
HR-V||2018-2023|23V858
Insight||2019-2022|23V858
Odyssey||2013-2023|23V858
Passport||2019-2021|23V858
Pilot||2015-2021|23V858
Ridgeline||2017-2020|23V858
Accord||2020-2022|24V064
Accord|Accord Hybrid|2020-2021|24V064
CR-V||2020-2021|24V064
Civic||2020-2022|24V064
Civic Type R||2021-2021|24V064
CR-V|Cr-V Hybrid|2020-2021|24V064
Fit||2020-2020|24V064
HR-V||2020-2022|24V064
Insight||2021-2021|24V064
Odyssey||2020-2022|24V064
Passport||2020-2021|24V064
Pilot||2020-2022|24V064
Ridgeline||2020-2021|24V064
Odyssey||2023-2024|24V114
Passport||2023-2023|24V184
Ridgeline||2023-2023|24V184
Ridgeline||2020-2025|24V321
Fit||2018-2020|24V384
HR-V||2019-2022|24V384
CR-V||2024-2024|24V508
Prologue||2024-2024|24V540
CR-V||2023-2025|24V744
Civic||2022-2025|24V744
Civic|Civic Hatchback|2022-2026|24V744
Civic|Civic Hatchback Hybrid|2025-2025|24V744
Civic|Civic Hybrid|2025-2025|24V744
Civic Type R||2023-2025|24V744
CR-V|Cr-V Fuel Cell EV|2025-2025|24V744
CR-V|Cr-V Hybrid|2023-2025|24V744
HR-V||2023-2025|24V744
CR-V|Cr-V Hybrid|2023-2023|24V745
Accord||2023-2024|24V763
Accord|Accord Hybrid|2023-2024|24V763
Civic||2025-2025|24V763
Civic|Civic Hybrid|2025-2025|24V763
CR-V|Cr-V Hybrid|2023-2025|24V763
Accord||2023-2024|24V859
Accord|Accord Hybrid|2023-2024|24V859
Civic||2023-2024|24V859
Civic|Civic Hatchback|2023-2024|24V859
HR-V||2024-2024|24V859
Pilot||2023-2024|24V859
Passport||2023-2024|24V900
Pilot||2023-2025|24V900
Pilot||2023-2025|25V031
Pilot||2025-2025|25V056
Civic||2006-2006|R/2006/154
Civic||2010-2010|R/2010/053
Jazz||2010-2010|R/2010/053
CR-V||2001-2004|R/2012/045
Jazz||2010-2012|R/2013/013
=Hyundai
Kona||2020-2020|20V022
Elantra||2007-2010|20V061
Elantra|Elantra Touring|2009-2011|20V061
Entourage||2007-2008|20V061
Santa Fe||2007-2007|20V061
Sonata||2013-2014|20V121
Sonata||2020-2020|20V122
Nexo||2020-2020|20V213
Sonata||2020-2020|20V213
Genesis|Genesis Coupe|2016-2016|20V248
Accent||2012-2012|20V393
Elantra||2011-2012|20V393
Sonata|Sonata Hybrid|2011-2012|20V393
Veloster||2012-2012|20V393
Santa Fe|Santa FE Sport|2013-2015|20V520
Tucson||2016-2021|20V543
Kona|Kona Electric|2019-2020|20V630
Veracruz||2007-2012|20V705
Santa Fe||2012-2012|20V746
Sonata|Sonata Hybrid|2011-2016|20V746
Veloster||2015-2016|20V746
Kona|Kona Electric|2019-2021|20V748
Nexo||2019-2020|20V748
Santa Fe|Santa FE Hybrid|2022-2022|21V00K
Santa Fe|Santa FE Plug-In Hybrid|2022-2022|21V00K
Elantra||2021-2021|21V00M
Santa Fe||2020-2021|21V00M
Sonata||2021-2021|21V00M
Ioniq|Ioniq Electric|2020-2020|21V127
Kona|Kona Electric|2019-2020|21V127
Genesis||2015-2016|21V160
Elantra||2019-2020|21V301
Kona||2019-2021|21V301
Veloster||2019-2021|21V301
Elantra||2021-2021|21V302
Santa Fe|Santa FE Sport|2013-2015|21V303
Santa Fe||2021-2022|21V524
Sonata||2021-2022|21V524
Accent||2018-2020|21V619
Azera||2016-2017|21V619
Sonata||2017-2018|21V619
Sonata|Sonata Hybrid|2016-2018|21V619
Sonata|Sonata Hybrid|2017-2017|21V727
Tucson||2017-2017|21V727
Sonata||2015-2017|21V749
Sonata|Sonata Hybrid|2016-2017|21V749
Sonata|Sonata Plug-In Hybrid|2016-2017|21V749
Elantra||2021-2021|21V796
Elantra|Elantra Hybrid|2021-2021|21V796
Venue||2021-2021|21V796
Palisade||2021-2021|21V840
Accent||2021-2021|21V937
Ioniq|Ioniq Electric|2017-2019|21V944
Santa Fe|Santa FE Sport|2017-2018|22V056
Santa Fe|Santa FE XL|2019-2019|22V056
Santa Fe||2016-2018|22V056
Tucson||2014-2015|22V056
Accent||2020-2021|22V069
Elantra||2022-2022|22V123
Elantra|Elantra Hybrid|2022-2022|22V123
Sonata||2020-2020|22V196
Sonata|Sonata Hybrid|2020-2020|22V196
Santa Cruz||2022-2022|22V197
Santa Fe||2022-2022|22V197
Accent||2020-2020|22V218
Elantra||2021-2022|22V218
Nexo||2019-2019|22V228
Nexo||2019-2021|22V258
Accent||2021-2022|22V311
Sonata||2013-2014|22V312
Ioniq 5||2022-2022|22V324
Palisade||2022-2022|22V353
Accent||2020-2022|22V354
Elantra||2021-2022|22V354
Elantra|Elantra Hybrid|2021-2022|22V354
Venue||2020-2022|22V458
Ioniq|Ioniq Hybrid|2017-2018|22V459
Ioniq|Ioniq Plug-In Hybrid|2017-2018|22V459
Palisade||2020-2021|22V627
Elantra||2022-2023|22V632
Elantra|Elantra N|2022-2022|22V632
Palisade||2020-2022|22V633
Elantra|Elantra N|2022-2022|22V746
Kona|Kona N|2022-2022|22V746
Santa Cruz||2022-2022|22V746
Santa Fe||2021-2022|22V746
Sonata||2021-2022|22V746
Veloster|Veloster N|2021-2022|22V746
Santa Fe|Santa FE Sport|2018-2018|22V810
Santa Fe|Santa FE Hybrid|2021-2022|22V816
Santa Fe|Santa FE Plug-In Hybrid|2022-2023|22V816
Kona|Kona Electric|2021-2021|22V941
Santa Fe|Santa FE Plug-In Hybrid|2022-2022|23V028
Santa Cruz||2022-2023|23V038
Tucson||2022-2022|23V038
Veloster||2012-2014|23V132
Palisade||2021-2023|23V180
Santa Cruz||2022-2023|23V181
Santa Fe|Santa FE Hybrid|2021-2023|23V181
Santa Fe|Santa FE Plug-In Hybrid|2022-2023|23V181
Santa Fe||2019-2023|23V181
Palisade||2023-2023|23V415
Elantra||2023-2023|23V526
Kona||2023-2023|23V526
Palisade||2023-2024|23V526
Sonata||2023-2023|23V526
Tucson||2023-2024|23V526
Tucson||2024-2024|23V556
Elantra|Elantra Hybrid|2021-2023|23V589
Palisade||2024-2024|23V599
Kona||2024-2024|23V650
Accent||2012-2015|23V651
Azera||2012-2015|23V651
Elantra||2011-2015|23V651
Elantra|Elantra Coupe|2013-2015|23V651
Equus||2014-2015|23V651
Genesis|Genesis Coupe|2011-2015|23V651
Santa Fe|Santa FE Sport|2013-2013|23V651
Santa Fe||2013-2015|23V651
Sonata|Sonata Hybrid|2011-2015|23V651
Tucson||2010-2013|23V651
Tucson|Tucson Fuel Cell|2015-2015|23V651
Veloster||2012-2015|23V651
Veracruz||2010-2012|23V651
Kona||2024-2024|23V901
Ioniq 5||2023-2023|24V065
Ioniq 6||2023-2023|24V065
Palisade||2024-2024|24V106
Genesis||2015-2016|24V107
Elantra||2015-2016|24V146
Ioniq 5||2022-2024|24V204
Ioniq 6||2023-2024|24V204
Santa Fe||2024-2024|24V246
Ioniq 6||2024-2024|24V283
Elantra||2024-2024|24V308
Kona||2024-2024|24V308
Venue||2024-2024|24V308
Santa Cruz||2024-2024|24V412
Tucson||2024-2024|24V412
Elantra|Elantra N|2022-2023|24V528
Kona|Kona N|2022-2023|24V528
Veloster|Veloster N|2019-2022|24V528
Santa Fe||2024-2024|24V529
Santa Fe|Santa FE Hybrid|2024-2024|24V561
Santa Fe||2024-2024|24V561
Genesis|Genesis Coupe|2010-2013|24V562
Sonata||2024-2024|24V583
Tucson||2025-2025|24V691
Nexo||2019-2024|24V761
Santa Fe|Santa FE Hybrid|2024-2024|24V843
Santa Fe||2024-2024|24V843
Ioniq 5||2022-2024|24V868
Ioniq 6||2023-2025|24V868
Santa Cruz||2025-2025|24V877
Tucson||2025-2025|24V877
Elantra||2021-2022|24V879
Elantra|Elantra Hybrid|2021-2022|24V879
Elantra|Elantra N|2022-2022|24V879
Santa Fe|Santa FE Hybrid|2021-2022|24V879
Santa Fe|Santa FE Plug-In Hybrid|2022-2022|24V879
Santa Fe||2021-2022|24V879
Ioniq 5||2025-2025|25V064
Ioniq 5||2025-2025|25V065
Ioniq 5||2025-2025|25V235
Veloster|Veloster FS|2011-2012|R/2013/022
Accent||2006-2009|R/2013/056
Santa Fe||2001-2011|R/2013/056
Tucson||2007-2009|R/2013/056
=INEOS
Grenadier||2024-2024|23V828
Grenadier||2023-2024|23V903
Grenadier||2024-2024|25V147
=Infiniti
FX|FX35|2003-2008|20V008
FX|FX45|2003-2008|20V008
I30||2001-2004|20V008
I35||2001-2004|20V008
M35||2006-2010|20V008
M45||2006-2010|20V008
QX4||2002-2003|20V008
Q60||2020-2020|20V145
QX56||2011-2012|20V188
M35|M35 Hybrid|2012-2013|20V755
M56||2011-2013|20V755
Q70||2014-2014|20V755
Q70|Q70 Hybrid|2014-2014|20V755
QX50||2020-2020|21V025
FX|FX35|2003-2008|21V139
FX|FX45|2006-2008|21V139
Q50||2021-2021|21V234
Q60||2021-2021|21V234
QX80||2020-2021|21V373
Q50||2021-2021|21V402
QX50||2021-2021|21V402
QX60||2020-2020|21V402
QX30||2017-2017|21V419
Q50||2021-2021|21V599
Q60||2021-2021|21V599
QX80||2021-2021|21V599
QX60|QX60 Hybrid|2014-2017|21V774
QX60||2022-2022|22V111
QX60||2023-2023|23V108
QX50||2022-2022|23V187
QX55||2023-2023|23V187
QX60||2023-2023|23V268
QX60||2022-2024|23V814
QX50||2023-2024|24V154
QX60||2024-2024|24V154
QX60||2024-2024|24V176
M35|M35 Hybrid|2012-2013|24V470
M56||2011-2013|24V470
Q50||2014-2018|24V470
Q70||2014-2019|24V470
Q70|Q70 Hybrid|2014-2018|24V470
QX80||2025-2025|24V747
QX80||2025-2025|24V748
QX60||2025-2025|25V173
=Iveco
Daily||2002-2004|R/2004/134
=Jaguar
XF||2010-2010|20V081
I-Pace||2020-2020|20V082
XJ||2010-2017|20V557
F-Pace||2019-2020|21V118
F-Type||2020-2020|21V167
XE||2017-2020|21V248
F-Type||2018-2018|21V500
F-Pace||2020-2021|21V667
F-Type||2021-2022|21V667
XF||2021-2021|21V667
F-Pace||2022-2022|22V524
F-Type||2022-2022|22V524
XF||2022-2022|22V524
F-Pace||2021-2022|22V525
F-Pace||2022-2022|22V580
I-Pace||2021-2022|23V030
F-Pace||2023-2023|23V045
I-Pace||2019-2024|23V369
XE||2019-2019|23V501
I-Pace||2021-2022|23V518
I-Pace||2019-2023|23V709
I-Pace||2019-2020|24V085
I-Pace||2019-2020|24V086
I-Pace||2021-2024|24V134
I-Pace||2019-2020|24V183
E-Pace||2021-2024|24V201
E-Pace||2021-2023|24V278
F-Pace||2021-2024|24V451
I-Pace||2019-2019|24V633
F-Pace||2024-2024|24V677
I-Pace||2019-2019|24V927
XE||2019-2020|25V017
S-Type||2001-2003|R/2004/003
XJ||2002-2003|R/2004/003
XK||2002-2003|R/2004/003
XF||2007-2008|R/2008/119
XF||2013-2015|R/2016/250
=Jeep
Wrangler||2020-2020|20V042
Gladiator||2020-2020|20V124
Wrangler||2018-2020|20V124
Grand Cherokee||2019-2019|20V183
Cherokee||2020-2020|20V191
Gladiator||2020-2020|20V191
Grand Cherokee||2019-2020|20V191
Renegade||2019-2020|20V191
Wrangler||2019-2020|20V191
Compass||2019-2020|20V208
Cherokee||2014-2017|20V343
Grand Cherokee||2014-2016|20V475
Gladiator||2020-2020|20V580
Wrangler||2019-2019|20V580
Cherokee||2021-2021|20V657
Grand Cherokee||2014-2019|20V699
Grand Wagoneer||2022-2022|21V00A
Wagoneer||2022-2022|21V00A
Gladiator||2020-2021|21V028
Wrangler||2018-2021|21V028
Cherokee||2021-2021|21V310
Wrangler||2020-2020|21V665
Grand Cherokee||2021-2021|21V729
Grand Cherokee||2021-2021|21V797
Grand Cherokee||2021-2021|21V873
Grand Wagoneer||2022-2022|21V873
Wagoneer||2022-2022|21V873
Grand Wagoneer||2022-2022|21V919
Wagoneer||2022-2022|21V919
Wrangler|Wrangler 4XE|2021-2021|21V949
Grand Cherokee||2021-2021|21V950
Grand Cherokee|Grand Cherokee 4XE|2022-2022|22V154
Grand Cherokee||2021-2021|22V180
Grand Cherokee|Grand Cherokee 4XE|2022-2022|22V180
Compass||2022-2022|22V248
Grand Cherokee|Grand Cherokee 4XE|2022-2022|22V249
Grand Cherokee||2021-2021|22V284
Grand Cherokee|Grand Cherokee 4XE|2022-2022|22V284
Wrangler||2022-2022|22V326
Grand Cherokee|Grand Cherokee 4XE|2022-2022|22V327
Grand Cherokee||2014-2020|22V406
Grand Cherokee||2018-2019|22V426
Grand Cherokee||2021-2021|22V544
Grand Cherokee|Grand Cherokee 4XE|2022-2022|22V544
Gladiator||2021-2021|22V638
Wrangler||2020-2021|22V638
Gladiator||2022-2022|22V639
Gladiator||2022-2022|22V766
Wrangler||2021-2021|22V766
Gladiator||2021-2022|22V767
Wrangler||2020-2022|22V767
Wrangler||2022-2023|22V768
Wrangler||2021-2023|22V865
Compass||2022-2022|23V058
Gladiator||2020-2023|23V116
Wrangler||2018-2023|23V116
Wrangler||2020-2022|23V191
Gladiator||2021-2023|23V263
Wrangler||2021-2023|23V263
Cherokee||2016-2017|23V302
Wrangler||2022-2023|23V303
Grand Cherokee||2023-2023|23V336
Grand Cherokee|Grand Cherokee 4XE|2022-2022|23V336
Cherokee||2014-2016|23V338
Grand Cherokee||2021-2023|23V352
Grand Cherokee|Grand Cherokee 4XE|2022-2022|23V352
Grand Cherokee||2014-2020|23V411
Grand Cherokee|Grand Cherokee 4XE|2022-2022|23V412
Grand Cherokee||2021-2023|23V413
Grand Cherokee|Grand Cherokee 4XE|2022-2022|23V413
Grand Wagoneer||2022-2023|23V545
Wagoneer||2022-2023|23V545
Wrangler||2023-2023|23V565
Compass||2022-2023|23V576
Grand Cherokee||2021-2023|23V577
Grand Wagoneer||2022-2024|23V577
Wagoneer||2022-2024|23V577
Gladiator||2022-2023|23V641
Wrangler||2022-2023|23V641
Grand Wagoneer||2022-2024|23V716
Wagoneer||2022-2024|23V716
Wrangler||2021-2023|23V787
Grand Cherokee||2022-2024|24V111
Wrangler||2021-2024|24V111
Grand Cherokee||2023-2024|24V130
Grand Cherokee||2024-2024|24V131
Grand Cherokee||2021-2023|24V132
Wrangler||2016-2016|24V196
Gladiator||2023-2023|24V199
Grand Cherokee||2023-2023|24V199
Grand Wagoneer||2023-2024|24V199
Wagoneer||2023-2024|24V199
Wrangler||2023-2024|24V199
Cherokee||2022-2022|24V239
Grand Cherokee||2022-2024|24V289
Grand Cherokee||2023-2023|24V291
Grand Cherokee||2024-2024|24V346
Wrangler||2024-2024|24V414
Grand Cherokee||2023-2023|24V434
Compass||2022-2023|24V436
Grand Cherokee||2021-2023|24V436
Grand Wagoneer||2022-2023|24V436
Wagoneer||2022-2023|24V436
Renegade||2019-2023|24V510
Cherokee||2021-2022|24V516
Gladiator||2021-2021|24V572
Wrangler||2021-2021|24V572
Wrangler||2024-2024|24V585
Grand Cherokee||2024-2024|24V586
Gladiator||2020-2024|24V652
Wrangler||2018-2024|24V652
Wrangler||2018-2024|24V676
Grand Cherokee|Grand Cherokee 4XE|2022-2024|24V720
Wrangler|Wrangler 4XE|2020-2024|24V720
Grand Cherokee||2018-2019|24V838
Wrangler||2024-2024|24V871
Grand Cherokee||2024-2024|24V872
Grand Cherokee|Grand Cherokee L|2024-2024|24V872
Grand Cherokee||2022-2024|24V897
Grand Cherokee|Grand Cherokee L|2021-2024|24V897
Renegade||2021-2023|24V918
Grand Cherokee||2024-2024|24V926
Grand Cherokee|Grand Cherokee L|2024-2024|24V926
Grand Cherokee||2024-2024|24V944
Grand Cherokee|Grand Cherokee L|2024-2024|24V944
Grand Wagoneer||2024-2024|24V944
Wagoneer||2024-2024|24V944
Cherokee||2017-2019|25V011
Grand Cherokee||2022-2022|25V083
Grand Cherokee|Grand Cherokee L|2021-2022|25V083
Wagoneer|Wagoneer S|2024-2025|25V174
Cherokee|||R/2006/150
Commander||2004-2010|R/2013/087
Grand Cherokee||2004-2010|R/2013/087
=Karma
Revero|Revero GS-6|2020-2022|24V379
Revero|Revero GT|2020-2022|24V379
Revero|Revero GTS|2020-2022|24V379
=Kia
Sedona||2006-2010|20V088
Sorento||2007-2009|20V088
Optima||2013-2014|20V100
Sedona||2011-2012|20V101
Soul EV||2015-2016|20V389
Sedona||2020-2020|20V399
Stinger||2020-2020|20V422
Telluride||2020-2020|20V436
Forte||2019-2019|20V459
Stinger||2018-2021|20V518
Optima||2013-2015|20V519
Sorento||2014-2015|20V519
Stinger||2020-2021|20V560
Forte||2012-2015|20V750
Forte|Forte Koup|2012-2015|20V750
Optima|Optima Hybrid|2011-2013|20V750
Sorento||2012-2013|20V750
Soul||2014-2015|20V750
Sportage||2012-2012|20V750
Cadenza||2017-2019|21V137
Sportage||2017-2021|21V137
Forte||2021-2021|21V164
K5||2021-2021|21V164
Telluride||2021-2021|21V164
Seltos||2021-2021|21V259
Soul||2020-2021|21V259
Forte||2017-2018|21V260
Carnival||2022-2022|21V277
Optima||2013-2015|21V331
Sorento||2014-2015|21V331
K5||2021-2022|21V447
K5||2021-2022|21V519
Sorento||2021-2021|21V519
Telluride||2022-2022|21V577
Forte||2016-2018|21V622
Rio||2018-2019|21V622
Sedona||2015-2017|21V725
Optima|Optima Hybrid|2017-2018|21V844
Optima|Optima Phev|2017-2018|21V844
Stinger||2020-2021|21V862
Carnival||2022-2022|21V908
Rio||2020-2021|21V936
Cadenza||2020-2020|22V022
Forte||2017-2018|22V031
Forte|Forte Koup|2017-2017|22V031
Sedona||2017-2019|22V031
Soul||2017-2019|22V031
Soul EV||2017-2019|22V031
K900||2016-2018|22V051
Sportage||2014-2016|22V051
Optima||2013-2014|22V093
Soul||2014-2014|22V096
Sorento|Sorento Hybrid|2022-2022|22V127
Sorento|Sorento Phev|2022-2022|22V127
Cadenza||2014-2016|22V158
Sorento||2022-2022|22V202
Forte||2021-2022|22V304
Rio||2021-2022|22V304
EV6||2022-2022|22V322
Telluride||2022-2022|22V344
Sorento|Sorento Hybrid|2021-2022|22V447
Sorento|Sorento Phev|2022-2022|22V447
Sorento||2022-2022|22V509
Telluride||2022-2022|22V509
Optima||2012-2013|22V560
Sedona||2016-2016|22V612
Sorento||2016-2016|22V612
Telluride||2020-2022|22V626
Sportage||2023-2023|22V651
Sorento||2016-2022|22V703
Sorento|Sorento Hybrid|2021-2023|22V703
Sorento|Sorento Phev|2022-2023|22V703
Sportage||2017-2022|22V703
K5||2021-2023|22V760
Sorento||2021-2022|22V760
Sportage||2008-2009|22V800
Niro||2017-2018|22V836
Sportage||2023-2023|22V878
Niro EV||2020-2020|22V899
Forte||2023-2023|22V906
Sorento|Sorento Phev|2022-2022|23V027
Telluride||2023-2023|23V035
K5||2021-2023|23V149
Carnival||2022-2023|23V179
Soul EV||2015-2019|23V218
Carnival||2022-2023|23V236
Niro||2023-2023|23V298
Niro|Niro Phev|2023-2023|23V298
Soul||2023-2023|23V298
Sportage||2023-2023|23V298
Sportage|Sportage Hybrid|2023-2023|23V298
Sportage|Sportage Phev|2023-2023|23V298
Telluride||2023-2023|23V298
Sportage||2023-2023|23V410
Seltos||2023-2024|23V531
Soul||2023-2023|23V531
Sportage||2023-2023|23V531
Niro||2017-2022|23V534
Niro|Niro Phev|2018-2022|23V534
Sorento||2023-2023|23V579
Optima||2016-2018|23V594
Optima|Optima Hybrid|2017-2018|23V594
Optima|Optima Phev|2017-2018|23V594
Rio||2016-2017|23V594
Sorento||2022-2023|23V610
Sorento|Sorento Hybrid|2022-2023|23V610
Sorento|Sorento Phev|2022-2023|23V610
Stinger||2018-2021|23V634
Sorento||2019-2019|23V639
Forte||2023-2023|23V649
Borrego||2010-2019|23V652
Cadenza||2014-2016|23V652
Forte||2010-2013|23V652
Forte|Forte Koup|2010-2013|23V652
K900||2015-2018|23V652
Optima||2011-2015|23V652
Optima|Optima Hybrid|2011-2013|23V652
Rio||2012-2017|23V652
Rondo||2010-2011|23V652
Sorento||2011-2014|23V652
Soul||2011-2013|23V652
Sportage||2010-2013|23V652
Borrego||2009-2014|23V692
Soul EV||2015-2019|23V724
Seltos||2024-2024|23V830
Soul||2023-2023|23V830
Sorento||2011-2011|23V877
Carnival||2022-2024|24V025
Sportage||2023-2024|24V025
EV6||2023-2023|24V057
Niro EV||2023-2024|24V057
Telluride||2024-2024|24V077
Telluride||2020-2020|24V148
K900||2019-2020|24V169
Stinger||2018-2023|24V169
EV6||2022-2024|24V200
Telluride||2020-2024|24V214
Forte||2023-2023|24V244
EV9||2024-2024|24V271
Niro EV||2023-2023|24V271
Sorento||2024-2024|24V287
EV9||2024-2024|24V338
Niro EV||2022-2022|24V358
EV9||2024-2024|24V400
Telluride||2020-2024|24V407
Sportage||2024-2024|24V422
EV9||2024-2024|24V693
EV9||2024-2025|24V757
EV6||2022-2024|24V867
Sorento|Sorento Phev|2025-2025|24V920
EV9||2024-2025|24V962
Sorento||2024-2025|25V006
Sorento|Sorento Hybrid|2025-2025|25V006
Sorento|Sorento Phev|2025-2025|25V006
Niro||2023-2025|25V024
Niro EV||2023-2025|25V024
Niro|Niro Phev|2023-2025|25V024
Seltos||2021-2023|25V099
Soul||2021-2023|25V099
EV9||2025-2025|25V115
Picanto|||R/2012/138
=Lamborghini
Aventador|Aventador SVJ Coupe|2020-2020|20V151
Aventador|Aventador SVJ Roadster|2020-2020|20V151
Aventador|Aventador SVJ Coupe|2020-2020|20V618
Aventador|Aventador SVJ Roadster|2020-2020|20V618
Urus||2019-2020|20V713
Aventador|Aventador SVJ|2018-2021|21V107
Urus||2021-2021|21V336
Huracan||2018-2021|21V466
Urus||2021-2021|21V603
Aventador|Aventador SVJ|2021-2021|21V927
Huracan||2015-2020|22V081
Huracan||2020-2022|22V220
Huracan||2022-2022|22V422
Urus||2022-2022|22V804
Countach||2022-2022|22V848
Huracan||2015-2024|23V826
Huracan||2024-2024|24V219
Urus||2023-2024|24V348
Huracan|Huracan Spyder|2024-2024|24V701
Revuelto||2024-2024|24V765
Revuelto||2024-2024|24V945
Murcielago|Murcielago Coupe|2005-2008|R/2010/140
=Land Rover
Discovery||2020-2020|20V053
Discovery||2017-2018|20V143
Range Rover||2016-2016|20V325
Range Rover Sport||2016-2016|20V325
Range Rover||2013-2016|20V387
Range Rover Sport||2014-2016|20V387
Range Rover Evoque||2020-2020|20V517
Range Rover Sport||2020-2021|20V585
Range Rover Sport||2020-2021|20V586
Range Rover Sport||2010-2011|20V623
Discovery Sport||2020-2020|20V683
Range Rover Evoque||2020-2020|20V683
Discovery||2019-2020|20V694
Discovery Sport||2020-2020|20V751
Range Rover Evoque||2020-2020|20V751
Range Rover Evoque||2020-2020|20V793
Range Rover Evoque||2020-2020|20V794
Discovery||2018-2020|21V117
Range Rover||2018-2020|21V117
Range Rover Sport||2018-2020|21V117
Range Rover Velar||2018-2020|21V117
Range Rover Evoque||2020-2020|21V168
Defender||2020-2021|21V424
Defender||2020-2022|21V435
Discovery||2020-2021|21V457
Defender||2021-2021|21V499
Defender||2020-2021|21V584
LR4||2010-2016|21V635
Range Rover Sport||2010-2013|21V635
Defender||2021-2021|21V668
Discovery||2020-2021|21V668
Discovery Sport||2020-2021|21V668
Range Rover||2021-2021|21V668
Range Rover Sport||2021-2022|21V668
Range Rover Velar||2020-2021|21V668
Range Rover Evoque||2020-2020|22V080
Range Rover||2016-2017|22V219
Range Rover Sport||2016-2017|22V219
Defender||2022-2023|22V523
Discovery||2022-2023|22V523
Discovery Sport||2022-2023|22V523
Range Rover Sport||2022-2022|22V523
Range Rover Velar||2022-2022|22V523
Range Rover Velar||2022-2022|22V581
Range Rover|Range Rover Phev|2020-2021|23V031
Range Rover Sport|Range Rover Sport Phev|2020-2022|23V031
Defender||2020-2023|23V044
Discovery||2022-2023|23V044
Range Rover||2020-2023|23V044
Range Rover Sport||2019-2023|23V044
Range Rover Velar||2023-2023|23V044
Defender||2023-2023|23V137
Range Rover|Range Rover Phev|2019-2021|23V221
Range Rover Sport|Range Rover Sport Phev|2019-2022|23V221
Range Rover||2023-2023|23V222
Range Rover Sport||2023-2023|23V251
Range Rover||2022-2023|23V252
Range Rover||2022-2023|23V324
Range Rover Sport||2023-2023|23V324
Discovery||2017-2020|23V393
Range Rover||2022-2023|23V394
Range Rover|Range Rover Phev|2023-2023|23V568
Defender||2023-2023|23V789
Range Rover||2024-2024|23V790
Range Rover Sport||2023-2023|23V871
Range Rover||2024-2024|23V872
Range Rover Sport||2024-2024|23V872
Range Rover||2018-2022|24V023
Range Rover Sport||2018-2022|24V023
Discovery Sport||2024-2024|24V163
Range Rover Sport||2018-2022|24V364
Range Rover||2024-2024|24V380
Range Rover Sport||2024-2024|24V380
Defender||2023-2024|24V450
Discovery||2024-2024|24V450
Range Rover||2024-2024|24V450
Range Rover Sport||2024-2024|24V450
Range Rover Velar||2024-2024|24V450
Defender||2024-2024|24V678
Discovery Sport||2024-2024|24V678
Range Rover||2024-2024|24V678
Range Rover Evoque||2024-2024|24V678
Range Rover Sport||2024-2024|24V678
Range Rover Velar||2024-2024|24V678
Range Rover||2014-2016|24V840
Range Rover||2022-2023|24V947
Defender||2023-2024|25V016
Discovery Sport||2023-2023|25V016
Range Rover Evoque||2023-2023|25V016
Range Rover Evoque||2020-2020|25V088
Range Rover Evoque||2020-2020|25V089
Range Rover||2025-2025|25V155
Range Rover Sport||2025-2025|25V155
Range Rover||1994-1999|R/2000/074
Defender||1998-2003|R/2003/180
Discovery||1998-2003|R/2003/180
Freelander||2002-2002|R/2004/076
Discovery||2005-2005|R/2006/226
Discovery||2003-2009|R/2009/073
Range Rover Sport||2004-2009|R/2009/073
Defender||2007-2008|R/2009/091
Discovery Sport||2017-2017|R/2017/153
Range Rover Evoque||2017-2017|R/2017/153
=Lexus
ES|ES350|2018-2019|20V012
GS|GS 350|2013-2019|20V012
GS|GS300|2018-2019|20V012
GX|GX460|2014-2015|20V012
IS|IS 300|2018-2019|20V012
IS|IS 350|2014-2019|20V012
IS F||2014-2014|20V012
IS|IS200T|2017-2017|20V012
LC|LC Hybrid|2018-2019|20V012
LC|LC500|2018-2019|20V012
LS|LS Hybrid|2018-2019|20V012
LS|LS460|2013-2015|20V012
LS|LS500|2018-2019|20V012
LX|LX570|2014-2015|20V012
NX|NX200T|2015-2015|20V012
RC|RC 200T|2017-2017|20V012
RC|RC 300|2018-2019|20V012
RC|RC 350|2015-2019|20V012
RX|RX350|2017-2019|20V012
RX|RX350L|2018-2019|20V012
ES|ES Hybrid|2020-2020|20V064
ES|ES350|2018-2020|20V682
GS|GS 200T|2017-2017|20V682
GS|GS 350|2017-2019|20V682
GS|GS300|2019-2019|20V682
GX|GX460|2018-2019|20V682
IS|IS 300|2019-2019|20V682
IS|IS 350|2019-2019|20V682
IS|IS200T|2017-2017|20V682
LC|LC Hybrid|2018-2020|20V682
LC|LC500|2018-2020|20V682
LS|LS Hybrid|2019-2019|20V682
LS|LS500|2018-2020|20V682
LX|LX570|2018-2019|20V682
NX|NX300|2018-2019|20V682
RC|RC 200T|2017-2017|20V682
RC|RC 300|2019-2019|20V682
RC|RC 350|2019-2019|20V682
RX|RX350|2017-2020|20V682
RX|RX350L|2018-2020|20V682
UX|UX200|2019-2019|20V682
RX|RX350|2019-2021|21V043
NX|NX250|2022-2022|22V238
NX|NX350|2022-2022|22V238
NX|NX350H|2022-2022|22V238
NX|NX450H+|2022-2022|22V238
LS|LS Hybrid|2021-2022|22V239
LX|LX600|2022-2022|22V239
NX|NX350H|2022-2022|22V239
NX|NX450H+|2022-2022|22V239
RC F||2020-2022|22V615
NX|NX250|2022-2022|22V661
NX|NX350|2022-2022|22V661
NX|NX450H+|2022-2022|23V478
NX|NX Hybrid|2023-2024|23V480
NX|NX250|2023-2024|23V480
NX|NX350|2023-2024|23V480
RX|RX Hybrid|2023-2023|23V480
RX|RX350|2023-2023|23V480
RX|RX500H|2023-2023|23V480
ES||2020-2021|23V865
ES|ES Hybrid|2020-2022|23V865
RX||2020-2021|23V865
RX|RX Hybrid|2020-2021|23V865
ES||2023-2024|24V124
ES|ES Hybrid|2023-2024|24V124
LC||2024-2024|24V124
LC|LC Hybrid|2024-2024|24V124
LS||2023-2023|24V124
LS|LS Hybrid|2023-2023|24V124
LX||2022-2024|24V125
LS||2018-2021|24V275
LS|LS Hybrid|2018-2020|24V275
LX||2022-2023|24V381
TX||2024-2024|24V461
TX|TX Hybrid|2024-2024|24V461
NX||2024-2025|24V482
NX|NX Hybrid|2024-2025|24V482
RX||2024-2024|24V482
RX|RX Hybrid|2024-2024|24V482
UX|UX Hybrid|2025-2025|24V587
NX||2025-2025|24V911
NX||2019-2019|25V028
RX||2019-2019|25V028
NX||2023-2024|25V040
RX||2023-2023|25V040
NX||2025-2025|25V059
NX|NX Hybrid|2025-2025|25V059
RX||2024-2025|25V059
RX|RX Hybrid|2024-2025|25V059
=Lincoln
MKT||2013-2018|20V072
MKZ||2014-2016|20V177
Navigator||2020-2020|20V262
MKC||2015-2015|20V331
MKZ||2013-2014|20V331
Navigator||2020-2020|20V366
MKX||2016-2018|20V414
Nautilus||2019-2020|20V414
MKX||2016-2018|20V469
Corsair||2020-2020|20V470
Aviator||2020-2020|20V497
Corsair||2020-2020|20V550
MKX||2019-2020|20V550
Corsair||2020-2020|20V575
Nautilus||2020-2020|20V575
Aviator||2020-2020|20V693
Aviator||2021-2021|20V726
Aviator||2020-2021|20V788
Corsair||2021-2021|21V011
Nautilus||2020-2020|21V011
Aviator||2020-2020|21V014
MKX||2007-2010|21V081
MKZ||2009-2010|21V081
Aviator||2020-2020|21V154
MKX||2007-2010|21V158
MKZ||2006-2012|21V158
Zephyr||2006-2012|21V158
Aviator||2020-2021|21V223
Aviator||2020-2021|21V534
Corsair||2021-2021|21V625
Aviator||2021-2021|21V652
Aviator||2020-2021|21V735
Corsair||2020-2021|21V735
Navigator||2021-2021|21V805
Aviator||2021-2021|21V870
MKZ||2014-2015|22V011
Aviator||2022-2022|22V088
Corsair||2022-2022|22V149
Navigator||2016-2017|22V150
Aviator|Aviator Phev|2022-2022|22V187
Navigator||2022-2022|22V193
Aviator||2022-2022|22V247
Navigator||2020-2021|22V250
Corsair||2021-2021|22V331
Navigator||2021-2021|22V346
Aviator||2022-2022|22V454
Navigator||2022-2022|22V455
Corsair||2021-2022|22V484
Continental||2017-2020|22V644
Navigator||2015-2017|22V648
Aviator||2020-2023|22V953
Corsair||2020-2022|22V953
Aviator||2020-2023|23V022
Corsair||2020-2022|23V022
Aviator||2023-2023|23V070
Navigator||2023-2023|23V128
MKZ||2013-2018|23V162
Nautilus||2023-2023|23V198
Aviator||2020-2023|23V342
Corsair||2020-2022|23V342
MKC||2015-2019|23V378
Corsair||2021-2023|23V380
Navigator||2018-2023|23V420
Nautilus||2023-2023|23V439
Aviator||2020-2023|23V598
Navigator||2018-2021|23V598
Aviator||2020-2022|23V626
MKZ||2016-2016|23V775
Navigator||2018-2020|24V099
Corsair||2021-2022|24V330
Aviator||2020-2024|24V368
Nautilus||2024-2024|24V597
Corsair||2023-2023|24V634
Aviator||2021-2022|24V635
Nautilus||2021-2022|24V635
Aviator||2025-2025|24V801
Navigator||2024-2024|24V851
Aviator||2020-2025|24V852
Corsair||2020-2024|24V852
Navigator||2018-2024|24V852
MKT||2019-2019|24V951
Nautilus||2024-2025|24V953
Corsair||2021-2024|24V954
Aviator||2025-2025|25V020
Corsair||2020-2022|25V048
Corsair||2025-2025|25V049
Navigator||2015-2017|25V091
Aviator||2020-2021|25V093
Navigator||2022-2022|25V132
Corsair||2021-2022|25V133
Aviator||2020-2023|25V159
Corsair||2020-2022|25V159
Aviator||2025-2025|25V164
Navigator||2018-2020|25V197
Navigator||2024-2024|25V198
Navigator||2017-2018|25V236
Nautilus||2024-2024|25V237
MKC||2015-2015|25V270
Navigator||2015-2015|25V270
Navigator||2022-2024|25V314
=Lucid
Air||2022-2022|22V090
Air||2022-2022|22V351
Air||2022-2022|22V727
Air||2022-2023|23V110
Air||2022-2023|23V520
Air||2022-2023|23V521
Air||2022-2023|23V523
Air||2022-2023|23V708
Air||2022-2023|24V011
Air||2022-2024|24V076
Air||2022-2024|24V495
Air||2022-2023|24V497
Air||2024-2025|24V836
=Maserati
Ghibli||2021-2021|21V613
Quattroporte||2021-2021|21V613
Ghibli||2021-2021|21V703
Levante||2021-2021|21V703
Quattroporte||2021-2021|21V703
Ghibli||2021-2021|21V872
Levante||2021-2022|21V872
MC20||2022-2022|21V872
Quattroporte||2021-2021|21V872
MC20||2022-2022|22V265
MC20|MC20 Cielo|2023-2023|23V242
MC20|MC20 Cielo|2023-2023|23V570
Ghibli||2021-2022|24V269
Quattroporte||2021-2022|24V269
MC20||2022-2024|24V537
MC20|MC20 Cielo|2023-2024|24V537
GranTurismo||2024-2024|24V679
GranTurismo||2024-2024|24V892
Grecale||2023-2024|24V892
Ghibli||2021-2024|25V098
GranTurismo||2024-2024|25V098
GranCabrio||2024-2024|25V098
Grecale||2023-2024|25V098
Levante||2021-2024|25V098
MC20||2022-2025|25V098
MC20|MC20 Cielo|2023-2025|25V098
Quattroporte||2021-2024|25V098
GranTurismo||2024-2024|25V244
Quattroporte||2014-2017|R/2018/028
=Mazda
CX-3||2016-2021|23V487
3|Mazda3|2014-2018|23V487
CX-70||2025-2025|24V814
CX-90||2024-2025|24V814
CX-70||2025-2025|24V815
CX-90||2024-2024|24V815
CX-90||2024-2024|24V816
CX-70||2025-2025|24V817
CX-90||2024-2024|24V817
CX-50||2024-2024|25V167
CX-50|CX-50 Hybrid|2025-2025|25V167
6|||R/2003/099
MPV|||R/2003/099
MX-5|||R/2003/099
3||2006-2007|R/2007/100
=McLaren
570GT||2017-2019|20V231
720S||2016-2020|20V231
GT||2020-2020|20V231
Senna||2019-2019|20V231
570S||2020-2020|21V561
600LT||2019-2019|21V561
720S||2019-2020|21V561
GT||2020-2020|21V561
Artura||2023-2023|22V908
600LT||2019-2020|23V484
Artura||2023-2024|23V796
=Mercedes-Benz
A-Class|A 220|2019-2019|20V046
AMG GT|AMG GT 63|2019-2019|20V047
AMG GT|AMG GT63|2019-2019|20V047
E-Class|AMG E63|2018-2019|20V048
E-Class|AMG E63S|2018-2019|20V048
G-Class|AMG G63|2019-2019|20V048
AMG GT|AMG GT 63|2019-2019|20V048
AMG GT|AMG GT63|2019-2019|20V048
S-Class|AMG S63|2018-2019|20V048
C-Class|AMG C43|2020-2020|20V068
C-Class|AMG C63 S|2020-2020|20V068
CLS|AMG CLS53|2020-2020|20V068
E-Class|AMG E53|2020-2020|20V068
GLC|AMG GLC63|2020-2020|20V068
AMG GT|AMG GT63|2020-2020|20V068
AMG GT|AMG GT63S|2020-2020|20V068
C-Class|C 300|2020-2020|20V068
E-Class|E 350|2020-2020|20V068
E-Class|E 450|2020-2020|20V068
GLC|GLC 300|2020-2020|20V068
CLA|AMG CLA35|2020-2020|20V089
GLE|AMG GLE53|2021-2021|20V089
GLE|AMG GLE63 S|2021-2021|20V089
GLS|AMG GLS63|2021-2021|20V089
CLA|CLA 250|2020-2020|20V089
GLE|GLE 350|2020-2021|20V089
GLE|GLE 450|2020-2021|20V089
GLS|GLS 580|2020-2020|20V089
GLS|GLS450|2020-2021|20V089
GLS|GLS580|2021-2021|20V089
Maybach|Maybach GLS600|2021-2021|20V089
G-Class|AMG G63|2019-2020|20V090
G-Class|G 550|2019-2020|20V090
GLE|GLE 350|2020-2020|20V172
GLE|GLE 450|2020-2020|20V172
GLS|GLS 450|2020-2020|20V172
S-Class|S560|2018-2019|20V173
GLE|GLE 350|2020-2020|20V226
GLE|GLE 450|2020-2020|20V226
AMG GT||2020-2020|20V227
E-Class|E 450|2020-2020|20V228
GLB|GLB 250|2020-2020|20V246
G-Class|G 550|2019-2020|20V247
G-Class|G63|2019-2020|20V247
C-Class|AMG C63|2012-2012|20V298
C-Class|C250|2012-2012|20V298
C-Class|C300|2012-2012|20V298
C-Class|C350|2012-2012|20V298
E-Class|AMG E63S|2020-2020|20V328
GLC|AMG GLC43|2020-2020|20V328
GLC|AMG GLC63|2020-2020|20V328
AMG GT|AMG GT53|2020-2020|20V328
AMG GT|AMG GT63|2020-2020|20V328
E-Class|E 450|2020-2020|20V328
GLC|GLC 300|2020-2020|20V328
GLE|GLE 450|2020-2020|20V329
GLS|GLS 450|2020-2020|20V329
GLS|GLS 580|2020-2020|20V329
C-Class|C 300|2020-2020|20V364
E-Class|E 350|2020-2020|20V364
GLC|GLC 300|2020-2020|20V364
C-Class|AMG C63|2019-2020|20V395
C-Class|AMG C63 S|2019-2020|20V395
GLC|AMG GLC63|2020-2020|20V395
GLC|AMG GLC63 S|2020-2020|20V395
AMG GT|AMG GT53|2019-2020|20V395
AMG GT|AMG GT63|2019-2020|20V395
AMG GT|AMG GT63S|2019-2020|20V395
A-Class|A 220|2019-2019|20V416
GLE|GLE 350|2020-2020|20V430
C-Class|C 300|2019-2019|20V449
CLS|CLS 450|2019-2019|20V449
E-Class|E 300|2018-2019|20V449
E-Class|E 400|2018-2018|20V449
E-Class|E 450|2019-2019|20V449
E-Class|E300|2017-2017|20V449
S-Class|S 450|2019-2019|20V449
S-Class|S560|2018-2019|20V449
Sprinter|Sprinter (VS30)|2019-2019|20V453
GLE|GLE 450|2020-2020|20V464
GLB|GLB 250|2020-2020|20V480
GLB|GLB 250|2020-2020|20V558
GLC|GLC 350 E|2020-2020|20V607
C-Class|C 300|2019-2019|20V608
GLE|GLE 350|2020-2020|20V626
GLE|GLE 450|2020-2020|20V626
GLE|GLE 580|2020-2020|20V626
GLS|GLS 450|2020-2020|20V626
GLS|GLS 580|2020-2020|20V626
GLE|GLE 350|2020-2020|20V627
GLB|GLB 250|2020-2020|20V628
GLC|AMG GLC43|2020-2020|20V651
GLC|AMG GLC63|2020-2020|20V651
GLC|GLC 300|2020-2020|20V651
GLC|GLC 350 E|2020-2020|20V651
GLE|AMG GLE53|2021-2021|20V671
GLE|AMG GLE63|2021-2021|20V671
GLE|GLE 350|2020-2021|20V671
GLE|GLE 450|2020-2021|20V671
GLE|GLE 580|2020-2020|20V671
GLA|GLA 250|2019-2019|20V672
E-Class|AMG E53|2019-2021|20V673
E-Class|AMG E63|2021-2021|20V673
E-Class|E 350|2021-2021|20V673
E-Class|E 450|2021-2021|20V673
E-Class|E63 AMG|2020-2020|20V673
A-Class|A 220|2019-2019|20V753
AMG GT||2020-2020|20V775
GLC|AMG GLC63|2018-2020|20V776
AMG GT|AMG GT53|2019-2020|20V800
AMG GT|AMG GT63|2019-2020|20V800
EQS|EQS 450|2022-2022|21V00J
S-Class|S 500|2022-2022|21V00J
S-Class|S 580|2022-2022|21V00J
C-Class|AMG C43|2017-2020|21V032
C-Class|AMG C63|2017-2020|21V032
C-Class|C 300|2018-2021|21V032
C-Class|C300|2017-2017|21V032
GLA|GLA 250|2019-2019|21V033
A-Class|A 220|2021-2021|21V034
A-Class|AMG A35|2021-2021|21V034
CLA|CLA 250|2021-2021|21V034
GLE|GLE 350|2020-2020|21V056
GLE|GLE 450|2020-2020|21V056
GLE|AMG GLE53|2021-2021|21V057
GLE|GLE 350|2020-2020|21V057
GLE|GLE 450|2020-2020|21V057
GLS|GLS 450|2020-2020|21V057
A-Class|A 220|2019-2020|21V058
A-Class|AMG A35|2020-2020|21V058
C-Class|AMG C43|2017-2021|21V058
C-Class|AMG C63|2017-2020|21V058
CLA|AMG CLA35|2020-2021|21V058
CLA|AMG CLA45|2017-2021|21V058
CLS|AMG CLS53|2019-2020|21V058
CLS|AMG CLS63|2017-2018|21V058
E-Class|AMG E43|2017-2018|21V058
E-Class|AMG E53|2019-2021|21V058
E-Class|AMG E63|2018-2021|21V058
G-Class|AMG G63|2017-2020|21V058
G-Class|AMG G65|2017-2018|21V058
GLA|AMG GLA35|2021-2021|21V058
GLA|AMG GLA45|2017-2021|21V058
GLB|AMG GLB35|2021-2021|21V058
GLC|AMG GLC43|2017-2021|21V058
GLC|AMG GLC63|2018-2021|21V058
GLE|AMG GLE43|2017-2019|21V058
GLE|AMG GLE53|2021-2021|21V058
GLE|AMG GLE63|2017-2021|21V058
GLS|AMG GLS63|2017-2021|21V058
AMG GT||2017-2020|21V058
AMG GT|AMG GT C|2018-2020|21V058
AMG GT|AMG GT R|2018-2020|21V058
AMG GT|AMG GT S|2017-2019|21V058
AMG GT|AMG GT43|2021-2021|21V058
AMG GT|AMG GT53|2019-2021|21V058
AMG GT|AMG GT63|2019-2021|21V058
S-Class|AMG S63|2017-2021|21V058
S-Class|AMG S65|2018-2019|21V058
SL|AMG SL63|2018-2020|21V058
SL|AMG SL65|2017-2018|21V058
SLC|AMG SLC 43|2019-2019|21V058
SLC|AMG SLC43|2020-2020|21V058
B-Class|B 250E|2017-2017|21V058
C-Class|C 300|2018-2021|21V058
C-Class|C 350 E|2018-2020|21V058
C-Class|C300|2016-2017|21V058
C-Class|C350E|2017-2017|21V058
CLA|CLA 250|2018-2021|21V058
CLA|CLA250|2016-2017|21V058
CLS|CLS 450|2019-2021|21V058
CLS|CLS 550|2018-2018|21V058
CLS|CLS550|2017-2017|21V058
E-Class|E 300|2018-2019|21V058
E-Class|E 350|2020-2021|21V058
E-Class|E 350 E|2021-2021|21V058
E-Class|E 400|2018-2018|21V058
E-Class|E 450|2019-2021|21V058
E-Class|E300|2017-2017|21V058
E-Class|E400|2017-2017|21V058
E-Class|E550|2017-2017|21V058
G-Class|G 550|2019-2020|21V058
G-Class|G550|2017-2018|21V058
GLA|GLA 250|2017-2021|21V058
GLB|GLB 250|2020-2021|21V058
GLC|GLC 300|2018-2021|21V058
GLC|GLC 350|2018-2020|21V058
GLC|GLC300|2016-2017|21V058
GLE|GLE 350|2018-2021|21V058
GLE|GLE 350 E|2021-2021|21V058
GLE|GLE 400|2018-2019|21V058
GLE|GLE 450|2020-2021|21V058
GLE|GLE 550 E|2018-2018|21V058
GLE|GLE 580|2020-2020|21V058
GLE|GLE350|2017-2017|21V058
GLE|GLE400|2017-2017|21V058
GLE|GLE550E|2017-2017|21V058
GLS|GLS 450|2018-2020|21V058
GLS|GLS 550|2018-2019|21V058
GLS|GLS 580|2020-2020|21V058
GLS|GLS450|2017-2021|21V058
GLS|GLS550|2017-2017|21V058
GLS|GLS580|2021-2021|21V058
S-Class|S 450|2018-2020|21V058
S-Class|S 560|2020-2021|21V058
S-Class|S 560 E|2019-2020|21V058
S-Class|S550|2017-2017|21V058
S-Class|S550E|2017-2017|21V058
S-Class|S560|2018-2019|21V058
S-Class|S600|2017-2017|21V058
S-Class|S65 AMG|2017-2017|21V058
S-Class|S650|2017-2017|21V058
SL|SL 450|2018-2020|21V058
SL|SL 550|2018-2020|21V058
SL|SL450|2017-2017|21V058
SL|SL550|2017-2017|21V058
SL|SL63|2017-2017|21V058
SLC|SLC 300|2018-2020|21V058
SLC|SLC 43 AMG|2017-2018|21V058
SLC|SLC300|2017-2017|21V058
GLE|GLE 350|2020-2021|21V071
GLE|GLE 450|2020-2021|21V071
GLE|GLE 580|2020-2020|21V071
GLS|GLS 450|2020-2020|21V071
GLS|GLS 580|2020-2020|21V071
E-Class|AMG E53|2020-2020|21V072
E-Class|AMG E63|2018-2018|21V072
GLC|AMG GLC43|2019-2019|21V072
AMG GT|AMG GT53|2020-2020|21V072
C-Class|C 300|2018-2019|21V072
C-Class|C300|2017-2017|21V072
CLA|CLA 250|2018-2020|21V072
CLA|CLA250|2017-2017|21V072
CLS|CLS 450|2020-2020|21V072
E-Class|E 300|2018-2019|21V072
E-Class|E 400|2018-2018|21V072
E-Class|E300|2017-2017|21V072
GLA|GLA 250|2017-2021|21V072
GLC|GLC 300|2018-2021|21V072
GLC|GLC 350|2019-2019|21V072
GLC|GLC300|2017-2017|21V072
GLE|GLE 350|2018-2018|21V072
GLE|GLE 400|2019-2019|21V072
GLE|GLE 450|2020-2020|21V072
GLE|GLE350|2017-2017|21V072
GLS|GLS450|2017-2017|21V072
S-Class|S 450|2018-2018|21V072
S-Class|S550|2017-2017|21V072
S-Class|S560|2018-2019|21V072
GLA|GLA 250|2021-2021|21V102
GLE|AMG GLE43|2018-2018|21V123
GLE|GLE 350|2018-2018|21V123
GLE|GLE 400|2018-2018|21V123
CLA|AMG CLA45|2020-2020|21V124
C-Class|AMG C55|2006-2006|21V196
CLS|AMG CLS55|2006-2006|21V196
CLS|AMG CLS63|2007-2007|21V196
E-Class|AMG E55|2006-2006|21V196
E-Class|AMG E63|2007-2007|21V196
C-Class|C230|2006-2007|21V196
C-Class|C280|2006-2007|21V196
C-Class|C350|2006-2007|21V196
CLK|CLK350|2006-2007|21V196
CLK|CLK500|2006-2006|21V196
CLK|CLK550|2007-2007|21V196
CLS|CLS500|2006-2006|21V196
CLS|CLS550|2007-2007|21V196
E-Class|E320|2006-2007|21V196
E-Class|E350|2006-2007|21V196
E-Class|E500|2006-2006|21V196
E-Class|E550|2007-2007|21V196
C-Class|AMG C43|2017-2020|21V197
C-Class|AMG C63|2015-2019|21V197
CLA|AMG CLA45|2014-2018|21V197
GLA|AMG GLA45|2015-2016|21V197
GLC|AMG GLC43|2017-2019|21V197
GLC|AMG GLC63|2018-2018|21V197
GLE|AMG GLE43|2017-2019|21V197
GLE|AMG GLE63|2016-2019|21V197
S-Class|AMG S63|2014-2020|21V197
S-Class|AMG S65|2015-2015|21V197
C-Class|C 300|2018-2020|21V197
C-Class|C 350 E|2018-2018|21V197
C-Class|C300|2015-2017|21V197
C-Class|C350E|2016-2017|21V197
C-Class|C400|2015-2015|21V197
C-Class|C450|2016-2016|21V197
CLA|CLA 250|2018-2019|21V197
CLA|CLA250|2014-2017|21V197
GLA|GLA 250|2015-2020|21V197
GLC|GLC 300|2018-2020|21V197
GLC|GLC300|2016-2017|21V197
GLC|GLC350E|2019-2019|21V197
S-Class|S 450|2018-2020|21V197
S-Class|S550|2014-2017|21V197
S-Class|S560|2018-2019|21V197
S-Class|S600|2015-2016|21V197
E-Class|AMG E53|2020-2021|21V216
E-Class|AMG E63S|2020-2021|21V216
E-Class|E 350|2021-2021|21V216
E-Class|E 450|2021-2021|21V216
E-Class|E63 AMG|2020-2020|21V216
E-Class|AMG E63S|2018-2021|21V217
AMG GT|AMG GT63|2019-2021|21V217
AMG GT|AMG GT63S|2019-2021|21V217
CLA|AMG CLA45|2017-2018|21V229
GLA|AMG GLA45|2017-2018|21V229
B-Class|B 250E|2017-2017|21V229
CLA|CLA250|2017-2017|21V229
GLA|GLA 250|2017-2018|21V229
C-Class|AMG C43|2021-2021|21V230
C-Class|AMG C63|2021-2021|21V230
C-Class|AMG C63 S|2021-2021|21V230
CLS|AMG CLS53|2021-2021|21V230
E-Class|AMG E53|2021-2021|21V230
G-Class|AMG G63|2021-2021|21V230
GLC|AMG GLC43|2021-2021|21V230
GLC|AMG GLC63|2021-2021|21V230
GLC|AMG GLC63 S|2021-2021|21V230
AMG GT|AMG GT43|2021-2021|21V230
AMG GT|AMG GT53|2021-2021|21V230
AMG GT|AMG GT63|2021-2021|21V230
AMG GT|AMG GT63S|2021-2021|21V230
C-Class|C 300|2021-2021|21V230
CLS|CLS 450|2021-2021|21V230
E-Class|E 350|2021-2021|21V230
E-Class|E 450|2021-2021|21V230
G-Class|G 550|2021-2021|21V230
GLC|GLC 300|2021-2021|21V230
GLB|AMG GLB35|2021-2021|21V231
GLB|GLB 250|2020-2021|21V231
GLB|GLB 250|2020-2021|21V232
GLE|AMG GLE53|2021-2021|21V288
GLE|GLE 350|2020-2020|21V288
GLE|GLE 450|2020-2020|21V288
GLE|GLE 580|2020-2020|21V288
GLS|GLS 450|2020-2020|21V288
GLS|GLS 580|2020-2020|21V288
G-Class|AMG G63|2019-2021|21V353
G-Class|G 550|2019-2021|21V353
A-Class|A 220|2019-2021|21V354
A-Class|AMG A35|2020-2021|21V354
CLA|AMG CLA35|2020-2021|21V354
CLA|AMG CLA45|2020-2021|21V354
CLS|AMG CLS53|2021-2021|21V354
E-Class|AMG E53|2021-2021|21V354
E-Class|AMG E63S|2021-2021|21V354
GLA|AMG GLA35|2021-2021|21V354
GLA|AMG GLA45|2021-2021|21V354
GLB|AMG GLB35|2021-2021|21V354
GLC|AMG GLC43|2020-2021|21V354
GLC|AMG GLC63|2020-2021|21V354
GLE|AMG GLE53|2021-2021|21V354
GLE|AMG GLE63 S|2021-2021|21V354
GLS|AMG GLS63|2021-2021|21V354
AMG GT|AMG GT43|2021-2021|21V354
AMG GT|AMG GT53|2021-2021|21V354
AMG GT|AMG GT63|2021-2021|21V354
AMG GT|AMG GT63S|2021-2021|21V354
CLA|CLA 250|2020-2021|21V354
CLS|CLS 450|2021-2021|21V354
E-Class|E 350|2021-2021|21V354
E-Class|E 450|2021-2021|21V354
GLA|GLA 250|2021-2021|21V354
GLB|GLB 250|2020-2021|21V354
GLC|GLC 300|2020-2021|21V354
GLC|GLC 350 E|2020-2020|21V354
GLE|GLE 350|2020-2021|21V354
GLE|GLE 450|2020-2021|21V354
GLE|GLE 580|2020-2021|21V354
GLS|GLS 450|2020-2020|21V354
GLS|GLS 580|2020-2020|21V354
GLS|GLS450|2021-2021|21V354
GLS|GLS580|2021-2021|21V354
Maybach|Maybach GLS600|2021-2021|21V354
GLB|GLB 250|2020-2020|21V403
GLB|GLB 250|2020-2020|21V404
GLB|GLB 250|2020-2020|21V405
C-Class|AMG C43|2021-2021|21V406
C-Class|AMG C63|2021-2021|21V406
C-Class|AMG C63 S|2021-2021|21V406
E-Class|AMG E53|2021-2021|21V406
C-Class|C 300|2021-2021|21V406
E-Class|E 450|2021-2021|21V406
AMG GT||2016-2018|21V478
CLS|AMG CLS53|2021-2021|21V483
E-Class|AMG E53|2021-2021|21V483
E-Class|AMG E63|2021-2022|21V483
G-Class|AMG G63|2021-2021|21V483
AMG GT|AMG GT43|2021-2021|21V483
AMG GT|AMG GT53|2021-2021|21V483
AMG GT|AMG GT63|2021-2021|21V483
CLS|CLS 450|2021-2022|21V483
E-Class|E 350|2021-2021|21V483
E-Class|E 450|2021-2021|21V483
G-Class|G 550|2021-2021|21V483
A-Class|A 220|2019-2020|21V509
C-Class|AMG C43|2019-2020|21V509
C-Class|AMG C63|2019-2020|21V509
GLE|AMG GLE53|2021-2021|21V509
GLE|AMG GLE63|2021-2021|21V509
C-Class|C 300|2018-2020|21V509
GLB|GLB 250|2020-2020|21V509
GLE|GLE 350|2020-2021|21V509
GLE|GLE 450|2020-2021|21V509
GLE|GLE 580|2020-2020|21V509
GLB|GLB 250|2020-2020|21V526
CLS|AMG CLS53|2021-2021|21V527
E-Class|AMG E53|2021-2021|21V527
G-Class|AMG G63|2020-2021|21V527
GLC|AMG GLC63|2020-2020|21V527
AMG GT|AMG GT43|2021-2021|21V527
AMG GT|AMG GT53|2021-2021|21V527
CLS|CLS 450|2021-2021|21V527
E-Class|E 350|2021-2021|21V527
E-Class|E 450|2021-2021|21V527
G-Class|G 550|2020-2020|21V527
GLC|GLC 300|2020-2021|21V527
S-Class|S 450|2020-2020|21V527
S-Class|S 560|2020-2020|21V527
GLK|GLK250|2013-2013|21V539
G-Class|G 550|2019-2019|21V564
C-Class|AMG C63|2012-2014|21V638
C-Class|C250|2012-2015|21V638
C-Class|C350|2012-2015|21V638
E-Class|E350|2011-2014|21V638
E-Class|E400|2015-2016|21V638
GLB|GLB 250|2020-2020|21V639
S-Class|S 580|2021-2021|21V704
GLS|GLS 580|2020-2020|21V771
S-Class|S 500|2021-2021|21V789
S-Class|S 580|2021-2021|21V789
C-Class|AMG C63|2020-2020|21V818
GLE|AMG GLE53|2021-2021|21V818
GLE|GLE 350|2020-2020|21V818
GLE|GLE 450|2020-2020|21V818
GLS|GLS 450|2020-2020|21V818
GLS|GLS 580|2020-2020|21V818
GLE|AMG GLE53|2021-2021|21V832
GLE|AMG GLE63 S|2021-2021|21V832
GLS|AMG GLS63S|2021-2021|21V832
GLE|GLE 350|2021-2021|21V832
GLE|GLE 580|2021-2021|21V832
GLS|GLS450|2021-2021|21V832
GLS|GLS580|2021-2021|21V832
S-Class|S 580|2021-2021|21V843
GLB|AMG GLB35|2021-2021|21V860
GLB|GLB 250|2021-2021|21V860
GLE|AMG GLE53|2021-2021|21V909
GLE|GLE 450|2021-2021|21V909
EQS|EQS 450|2022-2022|21V931
EQS|EQS 580|2022-2022|21V931
S-Class|S 500|2022-2022|21V931
S-Class|S 580|2021-2021|21V931
A-Class|A 220|2019-2020|21V961
A-Class|AMG A35|2020-2020|21V961
C-Class|AMG C43|2020-2020|21V961
C-Class|AMG C63|2020-2020|21V961
G-Class|AMG G63|2019-2019|21V961
AMG GT|AMG GT53|2019-2019|21V961
AMG GT|AMG GT63|2019-2019|21V961
C-Class|C 300|2019-2019|21V961
C-Class|C300|2016-2016|21V961
CLA|CLA 250|2020-2020|21V961
E-Class|E 300|2019-2019|21V961
E-Class|E 350|2020-2020|21V961
E-Class|E 450|2020-2020|21V961
G-Class|G 550|2019-2019|21V961
GLA|GLA 250|2019-2020|21V961
GLB|GLB 250|2020-2020|21V961
GLC|GLC 300|2019-2020|21V961
GLE|GLE 450|2020-2020|21V961
GLS|GLS 450|2020-2020|21V961
GLS|GLS 580|2020-2020|21V961
S-Class|S 560|2020-2020|21V961
SL|SL 550|2020-2020|21V961
CLA|CLA 250|2020-2020|21V989
A-Class|A 220|2019-2020|21V990
GLB|AMG GLB35|2021-2021|21V990
GLB|GLB 250|2020-2020|21V990
AMG GT||2021-2021|22V042
GLB|GLB 250|2021-2021|22V078
GLE|GLE 350|2020-2020|22V098
EQS|AMG EQS 53|2022-2022|22V112
EQS|EQS 450|2022-2022|22V112
EQS|EQS 580|2022-2022|22V112
S-Class|S 580|2021-2021|22V124
CLA|AMG CLA35|2020-2020|22V125
GLA|GLA 250|2021-2021|22V125
EQS|EQS 450|2022-2022|22V167
EQS|EQS 580|2022-2022|22V167
S-Class|S 500|2021-2021|22V167
S-Class|S 580|2021-2021|22V167
C-Class|C300|2008-2009|22V168
C-Class|C350|2008-2008|22V168
CLK|CLK550|2009-2009|22V168
E-Class|E350|2010-2010|22V168
G-Class|G550|2014-2014|22V168
SL|SL550|2007-2007|22V168
SLK|SLK280|2007-2007|22V168
SLK|SLK350|2008-2008|22V168
CLS|AMG CLS53|2021-2021|22V189
E-Class|AMG E53|2021-2022|22V189
E-Class|AMG E63S|2021-2021|22V189
EQS|AMG EQS|2022-2022|22V189
AMG GT|AMG GT43|2022-2022|22V189
AMG GT|AMG GT53|2022-2022|22V189
AMG GT|AMG GT63 S|2022-2022|22V189
SL|AMG SL55|2022-2022|22V189
SL|AMG SL63|2022-2022|22V189
C-Class|C 300|2022-2022|22V189
CLS|CLS 450|2022-2022|22V189
E-Class|E 350|2021-2022|22V189
E-Class|E 450|2021-2022|22V189
EQS|EQS 450|2022-2022|22V189
EQS|EQS 580|2022-2022|22V189
S-Class|S 500|2022-2022|22V189
S-Class|S 580|2021-2022|22V189
S-Class|S 500|2022-2022|22V194
S-Class|S 580|2022-2022|22V194
S-Class|S 500|2021-2021|22V214
S-Class|S 580|2021-2021|22V214
GLE|AMG GLE53|2021-2022|22V231
GLE|AMG GLE63|2021-2021|22V231
GLS|AMG GLS63|2021-2021|22V231
GLE|GLE 450|2020-2022|22V231
GLE|GLE 580|2020-2021|22V231
GLS|GLS 450|2020-2022|22V231
GLS|GLS 580|2020-2020|22V231
GLS|GLS450|2021-2021|22V231
GLS|GLS580|2021-2021|22V231
Maybach|Maybach GLS600|2021-2021|22V231
A-Class|A 220|2019-2020|22V232
A-Class|AMG A35|2020-2020|22V232
C-Class|AMG C43|2019-2021|22V232
C-Class|AMG C63|2019-2021|22V232
C-Class|AMG C63 S|2019-2021|22V232
CLA|AMG CLA35|2020-2021|22V232
CLA|AMG CLA45|2020-2021|22V232
CLS|AMG CLS53|2019-2020|22V232
E-Class|AMG E53|2019-2020|22V232
GLA|AMG GLA35|2021-2021|22V232
GLA|AMG GLA45|2021-2021|22V232
GLB|AMG GLB35|2021-2021|22V232
GLC|AMG GLC43|2020-2020|22V232
GLC|AMG GLC63|2020-2020|22V232
GLC|AMG GLC63 S|2020-2020|22V232
C-Class|C 300|2019-2021|22V232
C-Class|C 350 E|2020-2020|22V232
CLA|CLA 250|2020-2020|22V232
CLS|CLS 450|2019-2020|22V232
E-Class|E 300|2019-2019|22V232
E-Class|E 350|2020-2021|22V232
E-Class|E 400|2018-2018|22V232
E-Class|E 450|2019-2021|22V232
GLA|GLA 250|2021-2021|22V232
GLB|GLB 250|2020-2021|22V232
GLC|GLC 300|2020-2020|22V232
GLC|GLC 350 E|2020-2020|22V232
GLE|GLE 350|2020-2020|22V232
GLE|GLE 450|2020-2020|22V232
GLS|GLS 450|2020-2020|22V232
GLC|AMG GLC43|2021-2021|22V261
GLC|AMG GLC63|2021-2021|22V261
GLC|AMG GLC63 S|2021-2021|22V261
GLC|GLC 300|2021-2021|22V261
GLB|GLB 250|2021-2021|22V314
M-Class|AMG ML63|2007-2011|22V315
R-Class|AMG R63|2007-2007|22V315
GL|GL320|2007-2009|22V315
GL|GL350|2010-2012|22V315
GL|GL450|2007-2012|22V315
GL|GL550|2008-2012|22V315
M-Class|ML320|2007-2009|22V315
M-Class|ML350|2006-2011|22V315
M-Class|ML450|2010-2011|22V315
M-Class|ML500|2006-2007|22V315
M-Class|ML550|2008-2011|22V315
R-Class|R320|2007-2009|22V315
R-Class|R350|2006-2012|22V315
R-Class|R500|2006-2007|22V315
R-Class|R550|2008-2008|22V315
A-Class|A 220|2019-2021|22V365
A-Class|AMG A35|2020-2021|22V365
C-Class|AMG C43|2019-2021|22V365
C-Class|AMG C63|2019-2021|22V365
CLA|AMG CLA35|2020-2021|22V365
CLA|AMG CLA45|2019-2021|22V365
CLS|AMG CLS53|2019-2021|22V365
E-Class|AMG E53|2019-2021|22V365
E-Class|AMG E63|2019-2021|22V365
G-Class|AMG G63|2019-2021|22V365
GLA|AMG GLA35|2021-2021|22V365
GLA|AMG GLA45|2019-2021|22V365
GLB|AMG GLB35|2021-2021|22V365
GLC|AMG GLC43|2019-2021|22V365
GLC|AMG GLC63|2019-2021|22V365
GLE|AMG GLE43|2019-2019|22V365
GLE|AMG GLE53|2021-2022|22V365
GLE|AMG GLE63|2019-2021|22V365
GLS|AMG GLS63|2018-2021|22V365
AMG GT||2019-2021|22V365
AMG GT|AMG GT C|2019-2021|22V365
AMG GT|AMG GT R|2019-2020|22V365
AMG GT|AMG GT S|2019-2019|22V365
S-Class|AMG S63|2019-2021|22V365
S-Class|AMG S65|2019-2020|22V365
SL|AMG SL63|2019-2019|22V365
SLC|AMG SLC43|2019-2020|22V365
C-Class|C 300|2018-2021|22V365
C-Class|C300|2017-2017|22V365
CLA|CLA 250|2018-2021|22V365
CLA|CLA250|2017-2017|22V365
CLS|CLS 450|2019-2022|22V365
E-Class|E 300|2019-2019|22V365
E-Class|E 350|2020-2021|22V365
E-Class|E 450|2019-2021|22V365
G-Class|G 550|2019-2021|22V365
GLA|GLA 250|2017-2021|22V365
GLB|GLB 250|2020-2021|22V365
GLC|GLC 300|2018-2021|22V365
GLC|GLC 350|2019-2020|22V365
GLE|GLE 350|2018-2022|22V365
GLE|GLE 400|2019-2019|22V365
GLE|GLE 450|2020-2022|22V365
GLE|GLE 580|2020-2021|22V365
GLS|GLS 450|2018-2022|22V365
GLS|GLS 550|2019-2019|22V365
GLS|GLS 580|2020-2020|22V365
GLS|GLS450|2017-2021|22V365
GLS|GLS580|2021-2021|22V365
S-Class|S 450|2019-2020|22V365
S-Class|S 500|2021-2021|22V365
S-Class|S 560|2020-2020|22V365
S-Class|S 580|2021-2021|22V365
S-Class|S560|2019-2019|22V365
SL|SL 450|2019-2020|22V365
SL|SL 550|2019-2020|22V365
SLC|SLC 300|2019-2020|22V365
GLS|GLS 450|2020-2020|22V466
GLS|GLS 580|2020-2020|22V466
EQS|AMG EQS 53|2022-2022|22V467
EQS|EQS 450|2022-2022|22V467
EQS|EQS 580|2022-2022|22V467
EQS|AMG EQS 53|2022-2022|22V493
EQS|EQS 450|2022-2022|22V493
EQS|EQS 580|2022-2022|22V493
S-Class|S 500|2021-2021|22V493
S-Class|S 580|2021-2021|22V493
GLC|GLC 350 E|2020-2020|22V494
CLS|AMG CLS53|2019-2021|22V533
E-Class|AMG E53|2019-2022|22V533
AMG GT|AMG GT43|2021-2022|22V533
AMG GT|AMG GT53|2019-2022|22V533
C-Class|C 300|2022-2022|22V678
GLB|GLB 250|2021-2021|22V679
GLE|AMG GLE53|2021-2022|22V680
GLE|AMG GLE63 S|2021-2021|22V680
GLS|AMG GLS63|2021-2021|22V680
GLE|GLE 350|2020-2022|22V680
GLE|GLE 400 E|2021-2021|22V680
GLE|GLE 450|2020-2022|22V680
GLE|GLE 580|2020-2021|22V680
GLS|GLS 450|2020-2022|22V680
GLS|GLS 580|2020-2020|22V680
GLS|GLS450|2021-2021|22V680
GLS|GLS580|2021-2021|22V680
Maybach|Maybach GLS600|2021-2021|22V680
GLS|AMG GLS63|2021-2021|22V732
GLS|GLS 450|2020-2022|22V732
GLS|GLS 580|2020-2022|22V732
GLS|GLS450|2021-2021|22V732
GLS|GLS580|2021-2021|22V732
CLS|AMG CLS53|2019-2021|22V733
E-Class|AMG E53|2019-2022|22V733
CLS|CLS 450|2019-2022|22V733
E-Class|E 450|2021-2022|22V733
S-Class|S 500|2022-2022|22V935
GLE|AMG GLE53|2022-2022|22V936
GLE|AMG GLE63|2022-2022|22V936
GLE|GLE 350|2021-2022|22V936
GLE|GLE 450|2021-2022|22V936
GLS|GLS 450|2022-2022|22V936
G-Class|AMG G63|2022-2022|22V937
AMG GT|AMG GT 63|2019-2019|22V938
AMG GT|AMG GT53|2019-2019|22V938
C-Class|AMG C32|2002-2004|22V954
C-Class|AMG C55|2005-2006|22V954
CLK|AMG CLK55|2003-2005|22V954
CLS|AMG CLS55|2006-2006|22V954
CLS|AMG CLS63|2007-2011|22V954
E-Class|AMG E55|2003-2006|22V954
E-Class|AMG E63|2007-2009|22V954
C-Class|C230|2002-2007|22V954
C-Class|C240|2001-2005|22V954
C-Class|C280|2006-2007|22V954
C-Class|C320|2001-2005|22V954
C-Class|C350|2006-2007|22V954
CLK|CLK320|2003-2005|22V954
CLK|CLK350|2006-2009|22V954
CLK|CLK500|2003-2006|22V954
CLK|CLK550|2007-2009|22V954
CLS|CLS550|2006-2011|22V954
E-Class|E320|2005-2009|22V954
E-Class|E350|2006-2009|22V954
E-Class|E500|2003-2006|22V954
E-Class|E550|2007-2009|22V954
GLE|AMG GLE43|2017-2019|22V955
GLE|AMG GLE63|2016-2020|22V955
M-Class|AMG ML63|2012-2015|22V955
GLE|GLE 350|2018-2018|22V955
GLE|GLE 400|2018-2019|22V955
GLE|GLE 550 E|2018-2018|22V955
GLE|GLE300D|2016-2016|22V955
GLE|GLE350|2016-2017|22V955
GLE|GLE400|2016-2017|22V955
GLE|GLE550E|2016-2017|22V955
M-Class|ML250|2015-2015|22V955
M-Class|ML350|2012-2015|22V955
M-Class|ML400|2015-2015|22V955
M-Class|ML550|2012-2014|22V955
EQS|EQS 580|2022-2022|23V074
G-Class|AMG G63|2019-2021|23V097
G-Class|G 550|2019-2021|23V097
S-Class|S 580|2021-2021|23V098
GLE|AMG GLE53|2021-2021|23V177
GLE|AMG GLE63|2021-2021|23V177
GLS|AMG GLS63|2021-2021|23V177
GLE|GLE 350|2020-2021|23V177
GLE|GLE 450|2020-2021|23V177
GLE|GLE 580|2020-2020|23V177
GLS|GLS 450|2020-2020|23V177
GLS|GLS 580|2020-2020|23V177
GLS|GLS450|2021-2021|23V177
GLS|GLS580|2021-2021|23V177
Maybach|Maybach GLS600|2021-2021|23V177
GLE|AMG GLE53|2022-2023|23V178
GLE|AMG GLE63 S|2022-2023|23V178
GLS|AMG GLS63|2022-2023|23V178
GLE|GLE 350|2022-2023|23V178
GLE|GLE 450|2022-2023|23V178
GLE|GLE 580|2022-2023|23V178
GLS|GLS 450|2022-2023|23V178
GLS|GLS 580|2022-2023|23V178
S-Class|S 580|2021-2021|23V200
CLA|AMG CLA45|2023-2023|23V232
EQS|AMG EQS 53|2022-2022|23V309
EQS|EQS 450|2022-2022|23V309
EQS|EQS 450+|2022-2022|23V309
EQS|EQS 580|2022-2022|23V309
EQS|EQS450|2023-2023|23V309
EQS|EQS580|2023-2023|23V309
S-Class|S 580 E|2023-2023|23V309
EQS|EQS 450|2022-2022|23V360
EQS|EQS 580|2022-2022|23V360
S-Class|S 580 E|2023-2023|23V360
EQE|AMG EQE|2023-2023|23V405
EQS|AMG EQS|2022-2023|23V405
EQS|EQS 450|2022-2022|23V405
EQS|EQS 580|2022-2022|23V405
EQS|EQS450|2023-2023|23V405
EQS|EQS580|2023-2023|23V405
C-Class|AMG C43|2021-2023|23V445
C-Class|AMG C63|2021-2021|23V445
C-Class|AMG C63 S|2021-2023|23V445
E-Class|AMG E53|2022-2023|23V445
E-Class|AMG E63 S|2023-2023|23V445
G-Class|AMG G63|2021-2023|23V445
GLC|AMG GLC43|2021-2023|23V445
GLC|AMG GLC63|2021-2021|23V445
GLC|AMG GLC63 S|2021-2021|23V445
GLE|AMG GLE53|2021-2022|23V445
GLE|AMG GLE63|2022-2022|23V445
GLE|AMG GLE63 S|2021-2023|23V445
GLS|AMG GLS63|2021-2023|23V445
AMG GT|AMG GT43|2022-2023|23V445
AMG GT|AMG GT53|2022-2023|23V445
AMG GT|AMG GT63|2023-2023|23V445
AMG GT|AMG GT63 S|2023-2023|23V445
SL|AMG SL43|2023-2023|23V445
SL|AMG SL55|2022-2023|23V445
SL|AMG SL63|2022-2023|23V445
C-Class|C 300|2021-2023|23V445
CLS|CLS 450|2022-2023|23V445
E-Class|E 350|2021-2023|23V445
E-Class|E 450|2022-2023|23V445
G-Class|G 550|2021-2022|23V445
GLC|GLC 300|2021-2023|23V445
GLE|GLE 450|2021-2022|23V445
GLE|GLE 580|2021-2021|23V445
GLS|GLS 450|2022-2023|23V445
GLS|GLS 580|2022-2023|23V445
GLS|GLS450|2021-2021|23V445
GLS|GLS580|2021-2021|23V445
S-Class|S 500|2022-2023|23V445
S-Class|S 580|2021-2023|23V445
S-Class|S 580 E|2023-2023|23V445
C-Class|AMG C43|2023-2023|23V462
C-Class|C 300|2022-2023|23V462
C-Class|AMG C43|2023-2023|23V463
C-Class|C 300|2022-2023|23V463
EQS|EQS 450|2022-2022|23V464
EQS|EQS 580|2022-2022|23V464
EQS|EQS450|2023-2023|23V464
EQE|AMG EQE|2023-2023|23V555
EQE|EQE 500|2023-2023|23V555
E-Class|AMG E53|2023-2023|23V574
E-Class|AMG E63 S|2023-2023|23V574
AMG GT|AMG GT43|2023-2023|23V574
AMG GT|AMG GT53|2023-2023|23V574
CLS|CLS 450|2023-2023|23V574
E-Class|E 350|2023-2023|23V574
E-Class|E 450|2023-2023|23V574
GLC|GLC 300|2023-2023|23V629
A-Class|A 220|2022-2022|23V662
GLA|AMG GLA35|2022-2022|23V662
GLA|GLA 250|2022-2022|23V662
SL|AMG SL55|2022-2023|23V676
SL|AMG SL63|2022-2023|23V676
EQB|EQB 350 4MATIC|2022-2022|23V677
A-Class|A 220|2019-2020|23V732
A-Class|AMG A35|2020-2020|23V732
CLA|AMG CLA35|2020-2020|23V732
CLA|AMG CLA45|2020-2020|23V732
CLA|CLA 250|2020-2020|23V732
GLA|GLA 250|2021-2021|23V732
GLB|GLB 250|2020-2020|23V732
GLS|GLS 580|2020-2020|23V733
GLC|GLC 300|2024-2024|23V741
GLE|GLE 450 E|2024-2024|23V807
GLE|GLE 350|2021-2022|23V835
GLE|GLE 450|2021-2022|23V835
G-Class|AMG G63|2022-2023|23V851
EQE|EQE350|2023-2023|23V853
C-Class|AMG C43|2017-2020|23V854
C-Class|AMG C63|2015-2020|23V854
CLA|AMG CLA45|2014-2018|23V854
GLA|AMG GLA45|2015-2015|23V854
GLC|AMG GLC43|2017-2019|23V854
GLC|AMG GLC63|2019-2019|23V854
GLE|AMG GLE43|2017-2019|23V854
GLE|AMG GLE63|2017-2019|23V854
S-Class|AMG S63|2014-2016|23V854
S-Class|AMG S65|2015-2015|23V854
C-Class|C 300|2018-2020|23V854
C-Class|C 350 E|2018-2018|23V854
C-Class|C300|2015-2017|23V854
C-Class|C350E|2016-2017|23V854
C-Class|C400|2015-2015|23V854
C-Class|C450|2016-2016|23V854
CLA|CLA 250|2018-2019|23V854
CLA|CLA250|2014-2017|23V854
GLA|GLA 250|2015-2019|23V854
GLC|GLC 300|2018-2020|23V854
GLC|GLC 350 E|2018-2018|23V854
GLC|GLC300|2016-2017|23V854
GLC|GLC350E|2019-2019|23V854
S-Class|S550|2014-2017|23V854
S-Class|S550E|2015-2015|23V854
S-Class|S600|2015-2016|23V854
GLC|GLC 300|2023-2023|23V878
GLE|GLE 350|2024-2024|23V878
GLE|GLE 450|2024-2024|23V878
C-Class|AMG C43|2023-2023|23V880
E-Class|AMG E53|2021-2023|23V880
E-Class|AMG E63|2021-2023|23V880
G-Class|AMG G63|2022-2023|23V880
GLC|AMG GLC43|2023-2023|23V880
GLE|AMG GLE53|2022-2024|23V880
GLE|AMG GLE63|2022-2024|23V880
GLS|AMG GLS63|2022-2023|23V880
AMG GT|AMG GT43|2021-2023|23V880
AMG GT|AMG GT53|2022-2023|23V880
AMG GT|AMG GT63|2023-2023|23V880
SL|AMG SL43|2023-2023|23V880
SL|AMG SL55|2022-2023|23V880
SL|AMG SL63|2022-2023|23V880
C-Class|C 300|2022-2024|23V880
E-Class|E 350|2022-2023|23V880
E-Class|E 450|2022-2023|23V880
G-Class|G 550|2022-2023|23V880
GLC|GLC 300|2023-2023|23V880
GLE|GLE 350|2021-2023|23V880
GLE|GLE 450|2022-2024|23V880
GLE|GLE 580|2022-2023|23V880
GLS|GLS 450|2022-2023|23V880
GLS|GLS 580|2022-2023|23V880
S-Class|S 500|2022-2023|23V880
S-Class|S 580|2022-2023|23V880
GLC|AMG GLC43|2020-2022|24V070
GLC|GLC 300|2019-2022|24V070
GLC|GLC 350 E|2020-2020|24V070
CLS|AMG CLS53|2021-2021|24V100
E-Class|AMG E53|2021-2023|24V100
AMG GT|AMG GT43|2021-2023|24V100
AMG GT|AMG GT53|2021-2023|24V100
CLS|CLS 450|2021-2023|24V100
E-Class|E 450|2021-2023|24V100
C-Class|AMG C43|2023-2024|24V115
C-Class|AMG C63 S E|2024-2024|24V115
EQE|AMG EQE|2023-2023|24V115
EQS|AMG EQS|2023-2024|24V115
SL|AMG SL43|2023-2024|24V115
SL|AMG SL55|2023-2023|24V115
SL|AMG SL63|2023-2023|24V115
SL|AMG SL63 S E|2024-2024|24V115
C-Class|C 300|2023-2024|24V115
CLE|CLE 300|2024-2024|24V115
CLE|CLE 450|2024-2024|24V115
E-Class|E 350|2024-2024|24V115
E-Class|E 450|2024-2024|24V115
EQE|EQE 500|2023-2024|24V115
EQS|EQS 580|2023-2024|24V115
GLC|GLC 300|2023-2024|24V115
S-Class|S 500|2023-2023|24V115
S-Class|S 580|2023-2024|24V115
S-Class|S 580 E|2023-2024|24V115
GLE|AMG GLE53|2024-2024|24V117
GLE|GLE 350|2024-2024|24V117
GLE|GLE 450|2024-2024|24V117
GLE|GLE 450|2020-2023|24V118
GLS|GLS 450|2020-2023|24V118
GLS|GLS450|2021-2021|24V118
G-Class|AMG G63|2022-2023|24V170
G-Class|G 550|2023-2023|24V170
GLE|AMG GLE53|2021-2024|24V207
GLE|AMG GLE63 S|2021-2024|24V207
GLS|AMG GLS63|2021-2023|24V207
GLE|GLE 350|2023-2024|24V207
GLE|GLE 450|2020-2024|24V207
GLE|GLE 580|2020-2023|24V207
GLS|GLS 450|2019-2023|24V207
GLS|GLS 580|2020-2023|24V207
GLS|GLS450|2021-2021|24V207
GLS|GLS580|2021-2021|24V207
E-Class|E 350|2024-2024|24V224
E-Class|E 450|2024-2024|24V224
M-Class|AMG ML63|2007-2011|24V298
R-Class|AMG R63|2007-2007|24V298
GL|GL320|2007-2009|24V298
GL|GL350|2009-2012|24V298
GL|GL450|2007-2012|24V298
GL|GL550|2008-2012|24V298
M-Class|ML320|2007-2009|24V298
M-Class|ML350|2006-2011|24V298
M-Class|ML450|2010-2011|24V298
M-Class|ML500|2006-2008|24V298
M-Class|ML550|2008-2011|24V298
R-Class|R320|2007-2009|24V298
R-Class|R350|2006-2012|24V298
R-Class|R500|2006-2007|24V298
EQB|EQB 300 4MATIC|2022-2022|24V331
EQB|EQB 350 4MATIC|2022-2022|24V331
C-Class|AMG C43|2023-2023|24V371
EQE|AMG EQE 53 4MATIC|2024-2024|24V372
EQE|AMG EQE SUV 53 4MATIC|2024-2025|24V372
EQS|AMG EQS 53 4MATIC|2024-2024|24V372
EQE|EQE 350 4MATIC|2024-2024|24V372
EQE|EQE 350+|2024-2024|24V372
EQE|EQE 500|2024-2024|24V372
EQE|EQE SUV 350 4MATIC|2023-2025|24V372
EQE|EQE SUV 350+|2023-2025|24V372
EQE|EQE SUV 500 4MATIC|2023-2025|24V372
EQS|EQS 450+|2024-2024|24V372
EQS|EQS 580|2024-2024|24V372
EQS|EQS SUV 450 4MATIC|2023-2025|24V372
EQS|EQS SUV 450+|2023-2025|24V372
EQS|EQS SUV 580 4MATIC|2023-2025|24V372
CLS|AMG CLS53|2019-2021|24V445
E-Class|AMG E53|2019-2023|24V445
AMG GT|AMG GT43|2021-2023|24V445
AMG GT|AMG GT53|2019-2023|24V445
C-Class|C 300|2022-2023|24V446
GLC|GLC 300|2023-2023|24V520
GLB|AMG GLB35|2024-2024|24V592
GLC|AMG GLC43|2024-2024|24V658
GLC|GLC 300|2024-2024|24V658
G-Class|AMG G63|2019-2022|24V659
G-Class|G 550|2019-2023|24V659
CLE|AMG CLE53|2024-2024|24V688
CLE|CLE 300|2024-2024|24V688
CLE|CLE 450|2024-2024|24V688
E-Class|E 350|2024-2024|24V688
E-Class|E 450|2024-2024|24V688
S-Class|S 580|2021-2023|24V704
GLE|GLE 350|2021-2022|24V724
GLE|GLE 450|2021-2022|24V724
GLB|AMG GLB35|2025-2025|24V780
GLB|GLB 250|2025-2025|24V780
S-Class|S 500|2021-2021|24V807
S-Class|S 580|2021-2021|24V807
GLC|GLC 300|2023-2023|24V808
GLC|GLC 300|2024-2024|24V862
S-Class|S 580|2024-2024|24V862
C-Class|AMG C32|2002-2004|24V874
C-Class|AMG C55|2005-2006|24V874
CLK|AMG CLK55|2003-2005|24V874
CLS|AMG CLS55|2006-2006|24V874
CLS|AMG CLS63|2007-2011|24V874
E-Class|AMG E53|2007-2009|24V874
E-Class|AMG E55|2003-2006|24V874
E-Class|AMG E63|2007-2008|24V874
C-Class|C230|2002-2007|24V874
C-Class|C240|2001-2005|24V874
C-Class|C280|2006-2007|24V874
C-Class|C320|2001-2005|24V874
C-Class|C350|2006-2007|24V874
CLK|CLK320|2003-2005|24V874
CLK|CLK350|2006-2009|24V874
CLK|CLK500|2003-2007|24V874
CLK|CLK550|2007-2009|24V874
CLS|CLS500|2006-2006|24V874
CLS|CLS550|2007-2011|24V874
E-Class|E320|2003-2009|24V874
E-Class|E350|2006-2009|24V874
E-Class|E500|2003-2006|24V874
E-Class|E550|2007-2009|24V874
E-Class|E 350|2025-2025|24V941
E-Class|E 350 4MATIC|2025-2025|24V941
E-Class|E 450 4MATIC|2025-2025|24V941
E-Class|E 450 4MATIC All-Terrain|2025-2025|24V941
EQS|EQS 450+|2023-2023|24V960
E-Class|E 400|2018-2018|25V023
E-Class|E 450|2019-2019|25V023
EQB|EQB 250|2022-2024|25V050
EQB|EQB 250+|2025-2025|25V050
EQB|EQB 300 4MATIC|2022-2024|25V050
EQB|EQB 350 4MATIC|2022-2024|25V050
S-Class|S 500|2021-2022|25V116
S-Class|S 580|2021-2023|25V116
S-Class|S 580 E|2023-2023|25V116
GLC|AMG GLC63 S E|2025-2025|25V129
GLC|AMG GLC63 S E 4MATIC+ Coupe|2025-2025|25V129
AMG GT|AMG GT 63 S E Coupe|2023-2023|25V129
AMG GT|AMG GT63 S E|2024-2025|25V129
S-Class|AMG S 63 E|2023-2025|25V129
SL|AMG SL63 S E|2024-2025|25V129
EQE|EQE 350+|2023-2023|25V150
E-Class|E 350|2024-2024|25V240
E-Class|E 450|2024-2024|25V240
C-Class|AMG C43|2023-2024|25V253
C-Class|C 300|2022-2025|25V253
G-Class|AMG G63|2025-2025|25V254
G-Class|G 550|2025-2025|25V254
G-Class|G 580|2025-2025|25V254
C-Class|AMG C43 4MATIC|2023-2023|25V255
EQE|AMG EQE 53 4MATIC|2023-2023|25V255
EQS|AMG EQS 53 4MATIC|2023-2024|25V255
SL|AMG SL43|2023-2024|25V255
SL|AMG SL55 4MATIC+|2023-2023|25V255
SL|AMG SL63 4MATIC+|2023-2023|25V255
C-Class|C 300|2023-2023|25V255
EQE|EQE 350 4MATIC|2023-2023|25V255
EQE|EQE 500 4MATIC|2023-2023|25V255
EQE|EQE SUV 350 4MATIC|2023-2023|25V255
EQE|EQE SUV 500 4MATIC|2023-2023|25V255
EQS|EQS 450 4MATIC|2023-2023|25V255
EQS|EQS 450+|2023-2023|25V255
EQS|EQS 580 4MATIC|2023-2023|25V255
EQS|EQS SUV 580 4MATIC|2023-2023|25V255
GLC|GLC 300|2023-2024|25V255
S-Class|S 500 4MATIC|2023-2023|25V255
S-Class|S 580 4MATIC|2023-2023|25V255
S-Class|S 580 E 4MATIC|2023-2023|25V255
Sprinter||2004-2004|R/2008/007
Sprinter||2006-2007|R/2008/132
Sprinter||2005-2005|R/2008/136
Viano||2006-2006|R/2010/120
Vito||2006-2006|R/2010/120
Sprinter|||R/2010/184
S-Class||2013-2015|R/2015/232
Sprinter||2015-2015|R/2016/183
C-Class|||R/2017/073
E-Class|||R/2017/073
E-Class|E-Class Coupe||R/2017/073
SL|SL Class||R/2017/073
A-Class||2016-2017|R/2017/177
B-Class|B Class|2016-2017|R/2017/177
CLA||2016-2017|R/2017/177
E-Class||2016-2017|R/2017/177
GLA||2016-2017|R/2017/177
=Mercury
Milan||2009-2011|21V081
Milan||2006-2011|21V158
=Mini
Cooper||2020-2021|20V283
Cooper|Cooper S|2020-2021|20V283
Cooper|Cooper S Clubman|2020-2020|20V283
Countryman||2020-2020|20V490
Countryman||2020-2021|20V601
Cooper||2021-2021|21V554
Cooper|Cooper S|2021-2021|21V554
Cooper|Cooper S Clubman|2021-2021|21V554
Cooper|Cooper SE|2021-2021|21V554
Countryman||2021-2021|21V554
Cooper||2007-2013|23V337
Cooper|Cooper Clubman|2008-2014|23V337
Cooper|Cooper S|2007-2013|23V337
Cooper||2025-2025|24V104
Cooper|Cooper S|2025-2025|24V104
Countryman||2025-2025|24V104
Cooper|Cooper SE|2020-2024|24V302
Countryman||2025-2025|24V340
Cooper|Cooper SE|2020-2024|24V612
Cooper||2025-2025|24V697
Cooper|Cooper S|2025-2025|24V697
Countryman|Countryman S ALL4|2025-2025|24V697
Countryman|Countryman S ALL4|2025-2025|24V711
=Mitsubishi
Montero||1998-2000|20V035
Lancer||2008-2010|20V279
Lancer|Lancer Sportback|2009-2010|20V279
Outlander||2008-2013|20V279
Outlander|Outlander Sport|2011-2016|20V279
Outlander||2019-2020|20V280
Outlander PHEV||2019-2019|20V280
Outlander||2014-2019|20V403
Outlander PHEV||2018-2019|20V403
Outlander||2016-2016|20V741
Outlander|Outlander Sport|2016-2016|20V741
Outlander|Outlander Sport|2013-2015|21V144
Outlander||2022-2022|21V596
Outlander||2022-2022|22V027
Outlander||2022-2022|22V335
Outlander||2022-2022|22V470
Outlander|Outlander Sport|2019-2022|22V563
Outlander||2022-2023|23V345
Outlander PHEV||2023-2023|23V345
L200|||R/2007/035
Lancer||2008-2009|R/2009/038
ASX||2010-2012|R/2014/013
ASX||2010-2010|R/2014/129
Outlander||2010-2012|R/2014/129
i-MiEV||2009-2010|R/2017/144
Shogun|Shogun (lwb)|2006-2012|R/2017/275
Shogun|Shogun (swb)|2006-2012|R/2017/275
=Nissan
Maxima||2001-2003|20V008
Pathfinder||2002-2004|20V008
Sentra||2002-2006|20V008
Versa||2007-2011|20V008
Versa||2020-2020|20V112
Armada||2013-2015|20V188
Titan||2013-2015|20V188
Altima||2013-2018|20V315
Leaf||2020-2020|20V412
Titan||2019-2019|20V556
Altima||2020-2020|20V570
Leaf||2020-2020|20V570
Maxima||2020-2020|20V570
Altima||2020-2020|20V685
Sentra||2002-2006|20V747
Titan||2020-2020|20V759
Pathfinder||2013-2015|21V020
Rogue||2021-2021|21V068
Sentra||2016-2019|21V135
Altima||2020-2021|21V138
Altima||2019-2020|21V169
Titan||2018-2021|21V169
Murano||2020-2020|21V170
Rogue||2021-2021|21V186
Rogue||2021-2021|21V286
Armada||2020-2021|21V373
GT-R||2021-2021|21V402
Murano||2020-2020|21V402
Sentra||2020-2021|21V461
Titan||2020-2021|21V471
Titan|Titan XD|2020-2021|21V471
Versa||2020-2021|21V471
Rogue||2021-2021|21V474
Rogue Sport||2021-2021|21V525
Rogue Sport||2021-2021|21V555
Pathfinder||2022-2022|21V706
Pathfinder||2022-2022|21V742
Pathfinder||2022-2022|21V743
Murano|Murano Hybrid|2015-2016|21V774
Pathfinder|Pathfinder Hybrid|2014-2015|21V774
Rogue||2017-2019|21V839
Frontier||2022-2022|21V917
Rogue||2021-2021|21V957
Frontier||2022-2022|21V958
Rogue||2014-2016|22V024
Pathfinder||2022-2022|22V111
Sentra||2020-2020|22V244
Rogue||2022-2022|22V259
Pathfinder||2013-2016|22V420
Frontier||2020-2022|22V457
Titan||2020-2022|22V457
Frontier||2022-2022|22V527
Pathfinder||2022-2022|22V527
Rogue||2021-2022|22V527
Titan||2022-2022|22V527
Rogue|Rogue Hybrid|2017-2019|22V549
Rogue||2022-2022|22V660
Rogue||2021-2022|22V666
Frontier||2020-2022|22V671
Titan||2020-2023|22V671
Kicks||2021-2021|22V693
Versa||2021-2021|22V693
Frontier||2022-2022|22V772
Rogue||2021-2022|22V772
Titan||2022-2022|22V772
Titan|Titan XD|2022-2022|22V772
Rogue||2017-2017|22V875
Leaf||2018-2023|23V048
Armada||2008-2011|23V067
Frontier||2008-2011|23V067
Pathfinder||2008-2011|23V067
Quest||2008-2009|23V067
Titan||2008-2011|23V067
Xterra||2008-2011|23V067
Rogue||2014-2020|23V093
Rogue Sport||2017-2022|23V093
Ariya||2023-2023|23V131
Pathfinder||2023-2023|23V268
Rogue||2023-2023|23V268
Frontier||2023-2023|23V273
Titan||2023-2023|23V273
Leaf||2013-2017|23V296
Leaf||2023-2023|23V362
Rogue||2023-2023|23V374
Sentra||2022-2022|23V421
Leaf||2018-2023|23V494
Kicks||2021-2021|23V496
Versa||2021-2021|23V496
Sentra||2020-2022|23V581
Altima||2019-2021|23V628
Sentra||2020-2021|23V628
Ariya||2023-2023|23V657
Z||2023-2024|23V725
Rogue||2021-2021|23V791
Altima||2024-2024|23V882
Murano||2024-2024|24V053
Leaf||2018-2022|24V071
Frontier||2024-2024|24V154
Kicks||2023-2024|24V154
Pathfinder||2024-2024|24V154
Rogue||2023-2023|24V154
Sentra||2023-2024|24V154
Titan||2024-2024|24V154
Versa||2023-2024|24V154
Rogue||2023-2023|24V156
Pathfinder||2024-2024|24V176
Sentra||2024-2024|24V304
Ariya||2023-2023|24V391
Frontier||2024-2024|24V479
Sentra||2024-2024|24V498
Leaf||2019-2020|24V700
Rogue||2024-2025|24V748
Z||2023-2024|24V798
Kicks||2025-2025|24V969
Sentra||2025-2025|25V153
Murano||2025-2025|25V173
Pathfinder||2025-2025|25V173
Kicks||2025-2025|25V188
Cabstar|||R/2007/065
Qashqai||2013-2014|R/2014/157
Micra||2010-2015|R/2015/066
Juke||2013-2013|R/2015/133
Leaf||2013-2014|R/2015/133
Micra||2013-2015|R/2015/133
Note||2013-2014|R/2015/133
Cabstar||2011-2016|R/2017/101
=Peugeot
405||1992-1993|R/1993/070
306||1997-1997|R/1997/071
106|||R/2000/004
405|||R/2000/004
Partner|||R/2000/004
106|||R/2002/005
607|||R/2003/183
807|||R/2005/084
Boxer|Boxer III||R/2007/037
807|807 EW10J4||R/2007/144
307|||R/2007/189
407||2004-2007|R/2009/120
607||2004-2007|R/2009/120
207||2010-2011|R/2012/021
2008||2014-2014|R/2014/081
208||2014-2014|R/2014/081
iOn||2010-2011|R/2014/117
3008||2012-2014|R/2015/241
308||2012-2014|R/2015/241
5008||2012-2014|R/2015/241
508||2012-2014|R/2015/241
807||2012-2014|R/2015/241
Expert|Expert III|2012-2014|R/2015/241
RCZ||2012-2014|R/2015/241
2008||2014-2014|R/2016/160
208||2014-2014|R/2016/160
308||2014-2014|R/2016/160
Expert||2015-2016|R/2017/061
Traveller||2015-2016|R/2017/061
508||2016-2016|R/2017/090
2008||2016-2016|R/2017/140
208||2016-2016|R/2017/140
3008||2016-2016|R/2017/140
308||2016-2016|R/2017/140
508||2016-2016|R/2017/140
Expert|Expert 4|2016-2016|R/2017/140
Traveller||2016-2016|R/2017/140
208||2017-2017|R/2017/302
=Polestar
2|Polestar 2|2021-2022|21V110
1|Polestar 1|2021-2021|21V683
1|Polestar 1|2020-2021|22V926
1|Polestar 1|2020-2021|23V361
2|Polestar 2|2023-2023|23V476
2|Polestar 2|2021-2024|24V477
1|Polestar 1|2020-2020|24V835
2|Polestar 2|2024-2024|24V939
3|Polestar 3|2025-2025|24V940
2|Polestar 2|2021-2025|25V280
=Pontiac
Vibe||2003-2004|20V039
=Porsche
Macan||2015-2018|20V077
Cayenne|Cayenne S E-Hybrid|2020-2020|20V270
Cayenne|Cayenne Turbo|2019-2020|20V270
Cayenne|Cayenne Turbo Coupe|2020-2020|20V270
Cayenne|Cayenne Turbo S HYB Coupe|2020-2020|20V270
Cayenne||2020-2020|20V271
911|911 Carrera|2020-2020|20V381
Macan||2017-2018|21V131
Macan|Macan GTS|2017-2018|21V131
Macan|Macan S|2015-2018|21V131
Macan|Macan Turbo|2015-2018|21V131
718|718 Spyder|2021-2021|21V157
911||2021-2021|21V157
Boxster||2021-2021|21V157
Cayman||2021-2021|21V157
Taycan||2021-2021|21V157
718|718 Spyder|2021-2021|21V200
Boxster||2021-2021|21V200
Cayman||2021-2021|21V200
911||2019-2019|21V201
911|911 Carrera|2020-2020|21V201
Macan||2021-2021|21V224
Cayenne||2021-2021|21V271
Cayenne||2020-2021|21V318
Cayenne|Cayenne E-Hybrid|2021-2021|21V318
Cayenne|Cayenne GTS|2021-2021|21V318
Cayenne|Cayenne S|2020-2021|21V318
Cayenne|Cayenne GTS|2021-2021|21V341
Panamera||2021-2021|21V362
Panamera|Panamera 4|2021-2021|21V362
Panamera|Panamera 4 E-Hybrid|2021-2021|21V362
Panamera|Panamera 4S|2021-2021|21V362
Panamera|Panamera 4S E-Hybrid|2021-2021|21V362
Panamera|Panamera GTS|2021-2021|21V362
Panamera|Panamera Turbo S|2021-2021|21V362
Taycan||2021-2021|21V362
911||2021-2021|21V467
Taycan||2020-2021|21V486
Cayenne||2021-2021|21V493
911||2021-2021|21V608
Panamera||2021-2021|21V608
Panamera|Panamera 4 E-Hybrid|2021-2021|21V608
Panamera|Panamera 4S|2021-2021|21V608
Panamera|Panamera GTS|2021-2021|21V608
Panamera|Panamera Turbo S|2021-2021|21V608
Taycan||2021-2021|21V608
Boxster||2013-2015|21V679
Boxster|Boxster S|2013-2014|21V679
Cayman||2014-2015|21V679
911|911 Carrera|2020-2021|21V697
Taycan||2020-2021|21V697
Taycan||2020-2021|21V794
Taycan||2020-2020|21V911
Cayenne||2021-2022|22V040
Taycan||2021-2021|22V052
Taycan||2020-2021|22V100
Taycan||2020-2021|22V278
Taycan||2020-2022|22V404
Boxster||2001-2004|22V656
Boxster|Boxster S|2001-2004|22V656
Cayenne||2003-2017|22V656
Cayenne|Cayenne Diesel|2013-2015|22V656
Cayenne|Cayenne GTS|2008-2016|22V656
Cayenne|Cayenne S|2003-2015|22V656
Cayenne|Cayenne S E-Hybrid|2015-2015|22V656
Cayenne|Cayenne S Hybrid|2011-2013|22V656
Cayenne|Cayenne Transsyberia|2010-2010|22V656
Cayenne|Cayenne Turbo|2006-2015|22V656
Cayenne|Cayenne Turbo S|2006-2016|22V656
Cayman|Cayman S|2014-2014|22V656
Macan||2020-2020|22V656
Macan|Macan S|2015-2018|22V656
Macan|Macan Turbo|2015-2015|22V656
Panamera||2011-2016|22V656
Panamera|Panamera 4|2011-2016|22V656
Panamera|Panamera 4S|2010-2016|22V656
Panamera|Panamera GTS|2013-2016|22V656
Panamera|Panamera S|2010-2016|22V656
Panamera|Panamera S E-Hybrid|2015-2016|22V656
Panamera|Panamera S Hybrid|2012-2014|22V656
Panamera|Panamera Turbo|2010-2016|22V656
Panamera|Panamera Turbo S|2012-2016|22V656
911|911 GT3|2022-2022|22V803
911||2022-2023|22V897
Taycan||2021-2021|22V921
Taycan|Taycan 4S|2021-2021|22V921
Panamera||2017-2021|23V033
Panamera|Panamera 4|2017-2021|23V033
Panamera|Panamera 4 Executive|2018-2021|23V033
Panamera|Panamera 4 Sport Turismo|2018-2020|23V033
Panamera|Panamera 4S|2017-2021|23V033
Panamera|Panamera 4S Executive|2017-2021|23V033
Panamera|Panamera 4S Sport Turismo|2018-2021|23V033
Panamera|Panamera GTS|2019-2021|23V033
Panamera|Panamera GTS Sport Turism|2019-2020|23V033
Panamera|Panamera Turbo|2017-2020|23V033
Panamera|Panamera Turbo Executive|2017-2020|23V033
Panamera|Panamera Turbo S|2021-2021|23V033
Panamera|Panamera Turbo S Executiv|2021-2021|23V033
Panamera|Panamera Turbo Sport Turi|2018-2020|23V033
Taycan||2021-2023|23V176
Taycan|Taycan 4 Cross Turismo|2022-2022|23V176
Taycan|Taycan 4S|2020-2022|23V176
Taycan|Taycan 4S Cross Turismo|2021-2022|23V176
Taycan|Taycan GTS|2022-2022|23V176
Taycan|Taycan Turbo|2020-2022|23V176
Taycan|Taycan Turbo Cross Turism|2022-2022|23V176
Taycan|Taycan Turbo S|2020-2022|23V176
Carrera GT||2004-2005|23V241
911|911 Carrera|2022-2022|23V313
911|911 Carrera S|2020-2020|23V313
Taycan|Taycan Turbo|2021-2021|23V313
Taycan||2020-2022|23V347
Macan||2017-2020|23V443
Macan|Macan S|2016-2020|23V443
Macan|Macan Sport Edition|2018-2018|23V443
Macan|Macan Turbo|2018-2020|23V443
Panamera|Panamera 4|2018-2020|23V443
Panamera|Panamera 4 E-Hybrid|2018-2018|23V443
Panamera|Panamera 4 Sport Turismo|2019-2019|23V443
Panamera|Panamera Turbo|2017-2017|23V443
911|911 GT3|2022-2023|23V446
Cayenne||2024-2024|23V527
Cayenne|Cayenne Coupe|2024-2024|23V527
Cayenne|Cayenne S|2024-2024|23V527
Cayenne|Cayenne S Coupe|2024-2024|23V527
Cayenne|Cayenne Turbo GT|2024-2024|23V527
Taycan||2023-2023|23V615
Taycan|Taycan 4 Cross Turismo|2023-2023|23V615
Taycan|Taycan 4S|2023-2023|23V615
Taycan|Taycan 4S Cross Turismo|2023-2023|23V615
Taycan|Taycan Cross Turismo|2023-2023|23V615
Taycan|Taycan GTS|2023-2023|23V615
Taycan|Taycan GTS Sport Turismo|2023-2023|23V615
Taycan|Taycan Turbo|2023-2023|23V615
Taycan|Taycan Turbo S|2023-2023|23V615
Taycan|Taycan Turbo S Cross Turi|2023-2023|23V615
911|911 Carrera 4 GTS|2022-2023|23V715
911|911 Carrera GTS|2022-2024|23V715
911|911 Carrera T|2024-2024|23V715
911|911 Dakar|2023-2023|23V715
911|911 GT3|2022-2023|23V715
911|911 GT3 RS|2023-2023|23V715
911|911 GT3 Touring|2022-2023|23V715
911|911 Turbo|2022-2022|23V715
911|911 Turbo S|2021-2023|23V715
718|718 Boxster GTS|2024-2024|23V813
718|718 Boxster S|2024-2024|23V813
718|718 Cayman GTS|2023-2024|23V813
Taycan||2021-2023|23V840
Taycan|Taycan 4 Cross Turismo|2021-2022|23V840
Taycan|Taycan 4S|2021-2022|23V840
Taycan|Taycan 4S Cross Turismo|2021-2022|23V840
Taycan|Taycan GTS|2022-2022|23V840
Taycan|Taycan GTS Sport Turismo|2022-2022|23V840
Taycan|Taycan Turbo|2021-2022|23V840
Taycan|Taycan Turbo Cross Turism|2021-2021|23V840
Taycan|Taycan Turbo S|2021-2022|23V840
Taycan|Taycan Turbo S Cross Turi|2022-2022|23V840
Cayenne|Cayenne E-Hybrid|2019-2024|23V841
Cayenne|Cayenne Turbo E-Hybrid|2024-2024|23V841
Cayenne|Cayenne Turbo S E-Hybrid|2020-2023|23V841
Panamera|Panamera 4 E-Hybrid|2021-2023|23V841
Panamera|Panamera 4S E-Hybrid|2021-2023|23V841
Panamera|Panamera Turbo S E-Hybrid|2021-2023|23V841
Taycan||2021-2024|23V841
Taycan|Taycan 4 Cross Turismo|2022-2024|23V841
Taycan|Taycan 4S|2020-2024|23V841
Taycan|Taycan 4S Cross Turismo|2021-2024|23V841
Taycan|Taycan GTS|2022-2024|23V841
Taycan|Taycan GTS Sport Turismo|2022-2024|23V841
Taycan|Taycan Turbo|2020-2024|23V841
Taycan|Taycan Turbo Cross Turism|2021-2024|23V841
Taycan|Taycan Turbo S|2020-2024|23V841
Taycan|Taycan Turbo S Cross Turi|2021-2024|23V841
911|911 Carrera|2023-2023|24V123
911|911 Carrera 4|2023-2023|24V123
911|911 Carrera 4 GTS|2023-2023|24V123
911|911 Carrera 4S|2023-2023|24V123
911|911 Carrera GTS|2023-2023|24V123
911|911 Carrera S|2023-2023|24V123
911|911 Carrera T|2023-2023|24V123
911|911 Targa 4S|2023-2023|24V123
911|911 Turbo|2023-2023|24V123
911|911 Turbo S|2023-2023|24V123
911||2020-2024|24V155
Taycan||2021-2023|24V215
Taycan|Taycan 4 Cross Turismo|2021-2023|24V215
Taycan|Taycan 4S|2020-2023|24V215
Taycan|Taycan 4S Cross Turismo|2021-2022|24V215
Taycan|Taycan GTS|2022-2023|24V215
Taycan|Taycan GTS Sport Turismo|2023-2023|24V215
Taycan|Taycan Turbo|2020-2021|24V215
Taycan|Taycan Turbo S|2020-2023|24V215
Taycan||2021-2024|24V217
Taycan|Taycan 4 Cross Turismo|2021-2023|24V217
Taycan|Taycan 4S|2020-2024|24V217
Taycan|Taycan 4S Cross Turismo|2022-2023|24V217
Taycan|Taycan GTS|2022-2024|24V217
Taycan|Taycan GTS Sport Turismo|2022-2024|24V217
Taycan|Taycan Turbo|2020-2024|24V217
Taycan|Taycan Turbo S|2020-2023|24V217
Boxster||2024-2024|24V343
Cayman||2024-2024|24V343
Taycan||2020-2025|24V455
Cayenne||2024-2024|24V533
Taycan||2024-2024|24V654
Taycan||2025-2025|24V730
Taycan||2020-2023|24V731
Taycan||2020-2024|24V732
718|718 Cayman GT4 RS|2024-2024|24V809
718|718 Spyder RS|2024-2024|24V809
911||2021-2024|24V809
Macan|Macan Electric|2024-2025|24V889
911||2023-2023|25V078
911||2025-2025|25V079
Macan|Macan Electric|2024-2025|25V220
=Ram
ProMaster||2014-2019|20V036
2500||2019-2020|20V043
3500||2019-2020|20V043
1500||2019-2019|20V080
1500||2019-2020|20V191
2500||2019-2020|20V191
3500||2019-2020|20V191
2500||2019-2020|20V207
3500||2019-2020|20V207
1500||2019-2020|20V208
ProMaster||2019-2019|20V222
1500||2020-2020|20V374
ProMaster||2020-2020|20V374
1500||2014-2018|20V475
3500||2019-2020|20V511
1500||2019-2020|20V513
1500||2019-2020|20V580
2500||2019-2019|20V580
1500||2020-2020|20V622
2500||2020-2020|20V622
1500||2021-2021|21V037
ProMaster City||2020-2021|21V147
2500||2021-2021|21V163
3500||2021-2021|21V163
3500||2013-2021|21V398
1500||2021-2021|21V438
3500||2019-2020|21V439
1500||2015-2020|21V632
2500||2015-2016|21V632
3500||2015-2016|21V632
1500||2021-2021|21V698
ProMaster||2021-2021|21V699
ProMaster City||2021-2021|21V699
ProMaster City||2019-2021|21V728
2500||2021-2022|21V798
3500||2021-2022|21V798
1500||2022-2022|21V871
2500||2019-2020|21V880
3500||2019-2020|21V880
1500||2021-2021|21V918
1500||2021-2021|21V925
2500||2021-2022|21V925
3500||2021-2022|21V925
2500||2019-2020|22V035
3500||2019-2020|22V035
2500||2019-2022|22V140
3500||2019-2022|22V140
1500||2014-2019|22V406
1500||2022-2022|22V407
2500||2022-2022|22V407
3500||2022-2022|22V407
1500||2020-2021|22V638
2500||2022-2022|22V642
3500||2022-2022|22V642
1500||2022-2022|22V766
1500||2020-2022|22V767
2500||2020-2023|22V835
3500||2020-2022|22V835
1500||2019-2022|22V904
2500||2019-2022|22V904
3500||2019-2022|22V904
ProMaster||2022-2022|22V947
1500||2021-2023|23V059
2500||2023-2023|23V059
2500||2021-2023|23V060
3500||2021-2023|23V060
1500||2022-2023|23V263
1500||2022-2022|23V264
1500||2021-2021|23V265
ProMaster||2019-2021|23V301
1500||2014-2019|23V411
1500||2022-2023|23V654
2500||2022-2024|23V654
3500||2022-2023|23V654
1500||2023-2023|23V799
2500||2023-2024|23V799
3500||2023-2024|23V799
ProMaster||2022-2023|24V129
ProMaster||2021-2022|24V197
1500||2023-2024|24V199
2500||2023-2024|24V199
3500||2023-2024|24V199
ProMaster||2021-2021|24V290
1500||2023-2023|24V413
2500||2023-2023|24V413
3500||2023-2023|24V413
2500||2022-2022|24V415
3500||2022-2022|24V415
ProMaster||2021-2024|24V416
1500||2022-2022|24V436
2500||2022-2022|24V436
3500||2022-2022|24V436
ProMaster||2022-2023|24V436
1500||2022-2022|24V437
1500||2019-2024|24V653
ProMaster|Promaster BEV|2024-2024|24V715
1500||2023-2024|24V729
1500||2020-2023|24V754
1500||2025-2025|24V794
2500||2017-2018|24V896
3500||2017-2018|24V896
1500||2025-2025|24V942
1500||2016-2019|25V010
2500||2016-2020|25V010
3500||2016-2019|25V010
1500||2025-2025|25V231
=Renault
Kangoo||1998-2000|R/2000/137
Megane||1999-2001|R/2001/080
Clio||1998-1999|R/2001/084
Laguna|||R/2001/157
21||1987-1993|R/2006/135
Trafic||2006-2007|R/2007/123
Master||2010-2010|R/2010/167
Trafic||2014-2014|R/2015/020
Kangoo||2009-2014|R/2016/016
=Rivian
R1T||2022-2022|22V319
R1S||2022-2022|22V641
R1T||2022-2022|22V641
R1S||2022-2022|22V744
R1T||2022-2022|22V744
R1S||2022-2022|23V109
R1T||2022-2022|23V109
R1S||2022-2023|23V159
R1S||2022-2023|23V233
R1S||2022-2023|23V783
R1T||2022-2023|23V783
R1S||2022-2022|23V883
R1T||2022-2022|23V883
R1S||2024-2024|24V319
R1T||2024-2024|24V319
R1S||2023-2024|24V367
R1T||2023-2024|24V367
R1S||2022-2024|24V408
R1T||2022-2024|24V408
R1S||2022-2023|24V458
R1T||2022-2023|24V458
R1S||2025-2025|24V686
R1S||2025-2025|24V827
R1T||2025-2025|24V827
R1S||2025-2025|25V085
R1T||2025-2025|25V085
=Rolls-Royce
Cullinan||2021-2021|21V554
Ghost||2021-2021|21V554
Phantom||2021-2021|21V554
Phantom||2019-2022|21V855
Phantom||2023-2023|22V721
Ghost||2021-2023|23V645
Spectre||2024-2024|24V039
Spectre||2024-2025|24V104
Spectre||2024-2024|24V697
Park Ward||1998-2002|R/2002/096
Silver Seraph||1998-2002|R/2002/096
Phantom||2015-2015|R/2015/226
Dawn||2016-2016|R/2016/309
=SEAT
Toledo||2016-2016|R/2017/212
=Saab
9-2X||2005-2006|20V001
9-2X||2006-2006|20V002
9-2X||2005-2006|20V003
9-4X||2011-2012|21V473
9-3|||R/2005/167
=Smart
Fortwo||2019-2019|20V107
=Subaru
Baja||2003-2006|20V001
Forester||2009-2013|20V001
Impreza||2004-2011|20V001
Legacy||2003-2014|20V001
Outback||2003-2014|20V001
WRX||2004-2014|20V001
Baja||2003-2006|20V002
Forester||2009-2013|20V002
Impreza||2004-2011|20V002
Legacy||2003-2014|20V002
Outback||2003-2014|20V002
WRX||2004-2014|20V002
Baja||2003-2006|20V003
Forester||2009-2013|20V003
Impreza||2004-2011|20V003
Legacy||2003-2014|20V003
Outback||2003-2014|20V003
WRX||2004-2014|20V003
Crosstrek||2019-2019|20V189
Ascent||2019-2019|20V218
Impreza||2019-2019|20V218
Legacy||2019-2019|20V218
Outback||2019-2019|20V218
Legacy||2020-2020|20V766
Outback||2020-2020|20V766
Impreza||2021-2021|21V024
Outback||2021-2021|21V024
Crosstrek||2018-2019|21V263
Forester||2019-2019|21V263
Crosstrek||2018-2019|21V264
Impreza||2017-2019|21V264
Ascent||2019-2020|21V587
BRZ||2018-2019|21V587
Forester||2018-2018|21V587
Impreza||2018-2020|21V587
Legacy||2018-2020|21V587
Outback||2018-2020|21V587
WRX||2018-2019|21V587
Impreza||2021-2021|21V675
Ascent||2020-2020|21V954
Ascent||2019-2020|21V955
Legacy||2020-2020|21V955
Outback||2020-2020|21V955
Solterra||2023-2023|22V444
Outback||2022-2022|22V473
Legacy||2020-2021|22V485
Outback||2020-2021|22V485
WRX||2015-2021|22V522
Impreza||2017-2019|22V624
Impreza||2022-2022|22V712
Outback||2022-2022|22V712
Forester||2009-2013|22V838
Ascent||2019-2022|22V907
WRX||2022-2022|23V016
Solterra||2023-2023|23V064
Impreza||2004-2005|23V076
WRX||2004-2005|23V076
Crosstrek|Crosstrek Hybrid|2019-2022|23V080
Ascent||2023-2023|23V258
Impreza||2023-2023|23V292
Ascent||2023-2023|23V392
Crosstrek||2024-2024|23V551
Impreza||2024-2024|23V551
BRZ||2022-2022|23V609
Ascent||2023-2023|23V647
Impreza||2023-2023|23V647
Legacy||2023-2023|23V647
Outback||2023-2023|23V647
Forester||2024-2024|23V723
Crosstrek||2024-2024|23V754
Forester||2023-2024|23V754
Impreza||2024-2024|23V754
WRX||2023-2023|23V754
Crosstrek||2021-2021|23V755
Forester||2022-2022|23V755
Legacy||2021-2023|23V755
Outback||2021-2023|23V755
Legacy||2020-2022|24V227
Outback||2020-2022|24V227
Forester||2025-2025|25V033
=Suzuki
Wagon R+||2000-2000|R/2000/111
Wagon R+||1998-1999|R/2004/140
Vitara||2000-2004|R/2005/149
Ignis||2003-2006|R/2007/010
Swift||1997-2002|R/2010/160
Swift||2014-2015|R/2016/106
Baleno||2016-2017|R/2018/071
Ignis||2016-2017|R/2018/071
Swift||2017-2017|R/2018/071
=Tesla
Model X||2015-2016|20V062
Model X||2016-2016|20V710
Model S||2014-2021|21V00B
Model 3||2017-2020|21V00D
Model S||2012-2018|21V035
Model X||2016-2018|21V035
Model S||2021-2021|21V868
Model X||2021-2021|21V868
Model Y||2020-2022|21V912
Model 3||2021-2021|22V317
Model Y||2021-2021|22V317
Model 3||2017-2022|22V798
Model Y||2023-2023|22V895
Model 3||2017-2023|23V085
Model S||2016-2023|23V085
Model X||2016-2023|23V085
Model Y||2020-2023|23V085
Model Y||2022-2023|23V385
Roadster||2009-2010|R/2010/206
Model X||2016-2017|R/2017/284
=Toyota
4Runner||2014-2015|20V012
Avalon||2018-2019|20V012
Camry||2018-2019|20V012
Corolla||2018-2019|20V012
FJ Cruiser||2014-2014|20V012
Highlander||2018-2019|20V012
Land Cruiser||2014-2015|20V012
Sequoia||2018-2019|20V012
Sienna||2017-2019|20V012
Tacoma||2018-2019|20V012
Tundra||2018-2019|20V012
Avalon||2012-2018|20V024
Avalon|Avalon Hybrid|2013-2018|20V024
Corolla||2011-2019|20V024
Matrix||2011-2013|20V024
Celica||1998-1999|20V033
RAV4||1998-2000|20V033
Supra||1997-1998|20V033
Avalon|Avalon Hybrid|2020-2020|20V064
Camry||2020-2020|20V064
Camry|Camry Hybrid|2020-2020|20V064
RAV4||2019-2020|20V064
RAV4|RAV4 Hybrid|2019-2020|20V064
Highlander||2020-2020|20V162
Corolla|Corolla Hatchback|2020-2020|20V205
RAV4||2019-2020|20V286
RAV4|RAV4 Hybrid|2019-2020|20V286
Supra||2020-2020|20V355
Prius||2013-2015|20V369
Prius v||2014-2017|20V369
RAV4||2019-2020|20V373
RAV4|RAV4 Hybrid|2020-2020|20V373
Tundra||2018-2020|20V410
Supra||2020-2020|20V516
Highlander||2020-2020|20V633
Highlander|Highlander Hybrid|2020-2020|20V633
4Runner||2018-2019|20V682
Avalon||2019-2020|20V682
Camry||2018-2020|20V682
Corolla||2020-2020|20V682
Corolla|Corolla Hatchback|2019-2019|20V682
Highlander||2017-2019|20V682
Land Cruiser||2018-2019|20V682
RAV4||2019-2020|20V682
Sequoia||2019-2020|20V682
Sienna||2017-2020|20V682
Tacoma||2017-2020|20V682
Tundra||2019-2020|20V682
RAV4 Prime||2021-2021|20V698
Supra||2020-2021|20V700
Avalon||2020-2021|20V734
Avalon|Avalon Hybrid|2020-2020|20V734
RAV4||2020-2020|20V734
RAV4|RAV4 Hybrid|2020-2020|20V734
Venza||2009-2015|21V257
Supra||2021-2021|21V554
86||2018-2019|21V587
Supra||2020-2021|21V598
Yaris||2019-2020|21V617
Tundra||2018-2021|21V688
Prius||2022-2022|21V734
Prius Prime||2022-2022|21V734
Camry||2018-2019|21V890
Sequoia||2008-2022|21V920
Tundra||2007-2021|21V920
Venza|Venza Hybrid|2021-2021|22V033
C-HR||2021-2021|22V107
Highlander|Highlander Hybrid|2020-2022|22V239
Mirai||2021-2022|22V239
RAV4|RAV4 Hybrid|2022-2022|22V239
RAV4 Prime||2021-2022|22V239
Sienna|Sienna Hybrid|2021-2022|22V239
Venza||2021-2022|22V239
Tundra||2022-2022|22V285
4Runner||2022-2022|22V310
Highlander||2022-2022|22V310
Highlander|Highlander Hybrid|2022-2022|22V310
Tacoma||2022-2022|22V310
bZ4X||2023-2023|22V444
Tundra||2022-2022|22V445
Tundra|Tundra Hybrid|2022-2022|22V445
4Runner||2020-2022|22V480
Tundra||2022-2022|22V501
Tundra|Tundra Hybrid|2022-2022|22V501
RAV4||2022-2022|22V519
RAV4|RAV4 Hybrid|2022-2022|22V519
RAV4 Prime||2022-2022|22V519
Tacoma||2022-2023|22V520
Tundra||2022-2022|22V661
Tundra||2023-2023|22V854
RAV4 Prime||2021-2021|23V041
Tundra||2022-2023|23V111
Tundra|Tundra Hybrid|2022-2023|23V111
Tundra||2022-2023|23V142
Tundra|Tundra Hybrid|2022-2023|23V142
Corolla Cross||2022-2023|23V384
Camry||2023-2023|23V432
Camry|Camry Hybrid|2023-2023|23V432
Sequoia|Sequoia Hybrid|2023-2023|23V468
Tundra||2023-2023|23V468
Tundra|Tundra Hybrid|2023-2023|23V468
RAV4 Prime||2021-2022|23V478
Corolla||2023-2023|23V480
Corolla Cross||2023-2023|23V480
Corolla Cross|Corolla Cross Hybrid|2023-2023|23V480
Highlander||2023-2023|23V480
Highlander|Highlander Hybrid|2023-2023|23V480
Tacoma||2023-2023|23V480
RAV4||2023-2023|23V485
Tundra||2022-2023|23V566
Tundra|Tundra Hybrid|2022-2023|23V566
GR86|GR 86|2022-2022|23V609
Tundra||2023-2023|23V633
Tundra|Tundra Hybrid|2023-2023|23V633
4Runner||2023-2023|23V680
Highlander||2020-2023|23V720
Highlander|Highlander Hybrid|2020-2023|23V720
RAV4||2013-2018|23V734
Tundra||2022-2024|23V757
Supra||2023-2023|23V821
Corolla Cross||2022-2023|23V864
Avalon||2020-2021|23V865
Avalon|Avalon Hybrid|2020-2021|23V865
Camry||2020-2022|23V865
Camry|Camry Hybrid|2020-2022|23V865
Corolla||2020-2021|23V865
Highlander||2020-2021|23V865
Highlander|Highlander Hybrid|2020-2021|23V865
RAV4||2020-2021|23V865
RAV4|RAV4 Hybrid|2020-2021|23V865
Sienna|Sienna Hybrid|2021-2021|23V865
Mirai||2023-2023|24V124
Sequoia|Sequoia Hybrid|2023-2024|24V125
Tundra||2022-2024|24V125
Tundra|Tundra Hybrid|2022-2024|24V125
Camry||2023-2024|24V128
Camry|Camry Hybrid|2023-2024|24V128
Tacoma||2022-2023|24V152
Prius||2023-2024|24V274
Prius Prime||2023-2024|24V274
Tundra||2022-2023|24V381
Highlander||2022-2024|24V419
Crown||2023-2023|24V442
Highlander||2021-2024|24V452
Grand Highlander||2024-2024|24V461
Grand Highlander|Grand Highlander Hybrid|2024-2024|24V461
4Runner||2024-2024|24V548
Camry|Camry Hybrid|2025-2025|24V548
Corolla||2024-2024|24V548
Corolla Cross|Corolla Cross Hybrid|2023-2024|24V548
Crown||2023-2025|24V548
GR86|GR 86|2023-2024|24V548
GR Corolla||2023-2024|24V548
GR Supra||2023-2023|24V548
Grand Highlander||2024-2024|24V548
Grand Highlander|Grand Highlander Hybrid|2024-2024|24V548
Highlander||2023-2024|24V548
Highlander|Highlander Hybrid|2023-2024|24V548
Land Cruiser|Land Cruiser Hybrid|2024-2024|24V548
Prius||2023-2024|24V548
Prius Prime||2023-2024|24V548
Sequoia|Sequoia Hybrid|2023-2024|24V548
Tacoma||2024-2024|24V548
Tacoma|Tacoma Hybrid|2024-2024|24V548
Tundra||2023-2024|24V548
Tundra|Tundra Hybrid|2023-2024|24V548
Venza|Venza Hybrid|2023-2024|24V548
bZ4X||2023-2024|24V548
Sequoia|Sequoia Hybrid|2023-2024|24V640
Corolla Cross|Corolla Cross Hybrid|2023-2024|24V708
Corolla|Corolla Hybrid|2023-2025|24V708
Sequoia|Sequoia Hybrid|2024-2024|24V767
Tundra||2024-2024|24V767
Tundra|Tundra Hybrid|2024-2024|24V767
Corolla||2023-2024|24V878
Corolla|Corolla Hybrid|2023-2024|24V878
RAV4||2024-2024|24V911
Camry||2018-2018|25V028
Corolla||2023-2023|25V040
Corolla Cross||2023-2023|25V040
Corolla Cross|Corolla Cross Hybrid|2023-2023|25V040
Highlander||2023-2023|25V040
Highlander|Highlander Hybrid|2023-2023|25V040
Tacoma||2023-2023|25V040
Tacoma||2024-2025|25V058
Camry|Camry Hybrid|2025-2025|25V059
Sienna|Sienna Hybrid|2021-2025|25V086
Verso||2009-2011|R/2011/149
Avensis||2002-2008|R/2012/145
Corolla||2001-2008|R/2012/145
Prius||2003-2009|R/2012/145
Urban Cruiser||2008-2009|R/2014/049
Yaris||2005-2009|R/2014/049
Verso||2014-2015|R/2016/013
=Vauxhall
Astra|Astra H|2004-2004|R/2004/214
Monaro|||R/2006/052
Vectra|Vectra C|2004-2006|R/2006/088
Astra||2016-2016|R/2016/274
Meriva||2016-2016|R/2016/274
Adam||2012-2016|R/2017/121
Insignia|Insignia B|2017-2017|R/2018/235
=VinFast
VF 8||2023-2023|23V355
VF 8||2022-2024|24V369
VF 8||2023-2025|24V933
=Volkswagen
Atlas||2018-2018|20V057
Arteon||2019-2019|20V135
Jetta||2020-2020|20V359
Golf||2018-2018|20V372
Atlas||2021-2021|20V504
Atlas|Atlas Cross Sport|2020-2020|20V504
Atlas||2021-2021|20V505
Atlas|Atlas Cross Sport|2020-2020|20V505
Jetta||2020-2020|20V505
Tiguan||2020-2020|20V505
Passat||2020-2020|20V533
Atlas||2018-2018|20V561
e-Golf|Egolf|2017-2017|20V561
Golf|Golf Alltrack|2017-2017|20V561
Golf|Golf R|2018-2018|20V561
Passat||2016-2018|20V561
Tiguan||2020-2020|20V579
Jetta||2016-2018|20V648
Atlas||2021-2021|20V702
Atlas|Atlas Cross Sport|2020-2021|20V702
Atlas||2021-2021|20V712
Atlas|Atlas Cross Sport|2020-2021|20V712
Arteon||2021-2021|20V716
Atlas||2021-2021|20V716
Atlas|Atlas Cross Sport|2021-2021|20V716
Golf||2021-2021|20V716
Jetta||2021-2021|20V716
Tiguan||2021-2021|20V716
Tiguan||2018-2018|20V724
Beetle||2012-2014|20V785
Beetle|Beetle Convertible|2012-2014|20V785
Atlas||2021-2021|21V026
Atlas|Atlas Cross Sport|2020-2021|21V026
Jetta||2021-2021|21V038
Tiguan||2021-2021|21V038
Atlas||2021-2021|21V132
Atlas|Atlas Cross Sport|2021-2021|21V132
Atlas||2018-2019|21V142
Arteon||2021-2021|21V274
Atlas||2018-2018|21V321
CC||2017-2017|21V321
e-Golf||2017-2017|21V321
Golf||2017-2017|21V321
Golf|Golf R|2018-2019|21V321
Passat||2016-2017|21V321
Tiguan||2017-2017|21V321
Touareg||2017-2017|21V321
ID.4||2021-2021|21V413
Jetta||2020-2021|21V492
ID.4||2021-2021|21V606
ID.4||2021-2021|21V607
Taos||2022-2022|21V615
Atlas||2021-2021|21V616
Atlas|Atlas Cross Sport|2021-2021|21V616
Taos||2022-2022|21V651
Arteon||2021-2021|21V695
Tiguan||2018-2018|21V732
Atlas||2021-2021|21V812
Atlas|Atlas Cross Sport|2021-2021|21V812
Passat||2021-2021|21V812
ID.4||2021-2021|21V852
Tiguan||2022-2022|21V853
Atlas||2021-2021|21V892
Atlas|Atlas Cross Sport|2020-2021|21V892
Atlas||2018-2021|22V086
Atlas|Atlas Cross Sport|2020-2021|22V086
Atlas||2019-2023|22V152
Atlas|Atlas Cross Sport|2020-2023|22V152
ID.4||2021-2021|22V162
GTI||2022-2022|22V163
Golf|Golf R|2022-2022|22V163
Taos||2022-2022|22V176
Tiguan||2021-2022|22V176
Tiguan||2018-2022|22V226
Atlas||2021-2022|22V245
Atlas|Atlas Cross Sport|2021-2022|22V245
Arteon||2021-2021|22V514
Atlas||2021-2022|22V514
Atlas|Atlas Cross Sport|2021-2022|22V514
GLI||2021-2021|22V514
GTI||2021-2021|22V514
Jetta||2021-2022|22V514
Taos||2022-2022|22V514
Tiguan||2021-2022|22V514
GTI||2022-2022|22V542
Golf|Golf R|2022-2022|22V542
e-Golf||2016-2016|22V543
GTI||2016-2016|22V543
Golf||2016-2016|22V543
Golf|Golf R|2016-2016|22V543
Golf|Golf Sportwagen|2016-2016|22V543
Atlas||2022-2022|22V657
Atlas|Atlas Cross Sport|2022-2022|22V657
Taos||2022-2022|22V687
GTI||2022-2023|22V707
Golf|Golf R|2022-2023|22V707
Atlas||2023-2023|22V718
Atlas|Atlas Cross Sport|2023-2023|22V718
Atlas||2022-2023|22V753
Atlas|Atlas Cross Sport|2022-2023|22V753
ID.4||2022-2022|22V764
Atlas||2022-2022|22V807
Atlas|Atlas Cross Sport|2022-2023|22V807
Atlas||2019-2021|22V815
Atlas|Atlas Cross Sport|2020-2021|22V815
GTI||2019-2020|22V815
Golf||2019-2020|22V815
Golf|Golf Alltrack|2019-2019|22V815
Golf|Golf R|2019-2019|22V815
Golf|Golf Sportwagen|2019-2019|22V815
Jetta||2019-2020|22V815
Tiguan||2019-2019|22V815
GTI||2022-2023|22V823
Golf|Golf R|2022-2022|22V823
ID.4||2022-2023|22V823
ID.4||2023-2023|22V830
Golf|Golf R|2016-2016|22V831
ID.4||2021-2021|22V858
Beetle||2015-2016|22V945
Beetle|Beetle Convertible|2015-2016|22V945
ID.4||2023-2023|22V956
ID.4||2021-2021|23V040
ID.4||2023-2023|23V213
Taos||2022-2022|23V214
Atlas||2018-2021|23V215
Atlas|Atlas Cross Sport|2020-2020|23V215
ID.4||2021-2022|23V312
ID.4||2022-2022|23V436
GTI||2023-2023|23V437
Golf|Golf R|2023-2023|23V437
Atlas||2024-2024|23V593
Atlas|Atlas Cross Sport|2024-2024|23V593
GTI||2019-2020|23V604
Golf||2019-2019|23V604
Golf|Golf Alltrack|2019-2019|23V604
Golf|Golf Sportwagen|2019-2019|23V604
Jetta||2019-2020|23V604
Jetta||2019-2019|23V619
Atlas||2019-2019|23V671
ID.4||2023-2024|23V750
GTI||2015-2020|24V110
Golf||2015-2020|24V110
Golf|Golf Sportwagen|2015-2019|24V110
Jetta||2019-2020|24V110
ID.4||2021-2023|24V344
Atlas||2021-2024|24V464
Atlas|Atlas Cross Sport|2020-2024|24V464
Atlas||2024-2024|24V480
Atlas|Atlas Cross Sport|2024-2024|24V480
GTI||2022-2024|24V480
Golf|Golf R|2022-2024|24V480
ID.4||2023-2024|24V643
ID.4||2021-2024|24V651
Atlas||2024-2024|24V723
Atlas|Atlas Cross Sport|2024-2024|24V723
Beetle||2017-2019|24V834
Beetle|Beetle Convertible|2017-2019|24V834
Passat||2006-2017|24V834
ID.4||2023-2023|24V875
Atlas||2025-2025|25V081
Atlas|Atlas Cross Sport|2025-2025|25V081
Arteon||2023-2023|25V082
Tiguan||2022-2024|25V082
Atlas||2024-2025|25V100
Atlas|Atlas Cross Sport|2024-2025|25V100
GTI||2022-2024|25V103
ID.4||2021-2023|25V120
ID.4||2024-2024|25V125
ID. Buzz||2025-2025|25V233
ID. Buzz||2025-2025|25V269
=Volvo
S60||2011-2018|20V378
S60|S60CC|2016-2018|20V378
S60|S60L|2014-2020|20V378
S80||2007-2016|20V378
V60||2011-2018|20V378
V60|V60CC|2015-2018|20V378
V70||2008-2016|20V378
XC60||2009-2016|20V378
XC70||2008-2016|20V378
XC60||2018-2020|20V503
S60||2001-2003|20V681
S80||2001-2003|20V681
V60||2021-2021|21V001
V60|V60CC|2021-2021|21V001
V90||2021-2021|21V001
V90|V90CC|2021-2021|21V001
XC60||2021-2021|21V001
XC90||2021-2021|21V001
XC40||2021-2022|21V109
XC90||2016-2020|21V273
S60||2019-2020|21V414
S90||2019-2020|21V414
V60||2019-2020|21V414
V60|V60CC|2019-2020|21V414
V90||2019-2020|21V414
V90|V90CC|2019-2020|21V414
XC60||2019-2020|21V414
XC90||2019-2020|21V414
S60||2021-2022|21V682
V60||2021-2022|21V682
V60|V60CC|2021-2021|21V682
V90||2021-2021|21V682
V90|V90CC|2021-2021|21V682
XC40||2021-2021|21V682
XC60||2021-2022|21V682
XC90||2021-2021|21V682
S90||2021-2021|21V716
XC60||2020-2021|21V716
XC90||2020-2021|21V716
S60||2001-2009|21V766
S80||2001-2006|21V766
V70||2001-2007|21V800
XC70||2001-2007|21V800
XC40||2021-2021|21V881
XC40|XC40BEV|2021-2022|22V288
S60||2022-2023|22V793
S90||2022-2023|22V793
V60||2022-2023|22V793
XC60||2022-2023|22V793
XC90||2022-2023|22V793
V60|V60CC|2019-2022|23V001
XC60||2019-2022|23V001
XC90||2019-2022|23V001
C40|C40BEV|2023-2023|23V012
S60||2023-2023|23V012
V60||2023-2023|23V012
V60|V60CC|2023-2023|23V012
V90|V90CC|2023-2023|23V012
XC40||2023-2023|23V012
XC60||2023-2023|23V012
XC90||2023-2023|23V012
C40|C40BEV|2023-2023|23V188
S60||2023-2023|23V188
V60|V60CC|2023-2023|23V188
XC40||2023-2023|23V188
XC60||2023-2023|23V188
XC90||2023-2023|23V188
S60||2019-2024|23V780
XC90||2015-2024|23V827
XC40||2024-2024|24V010
S60|S60PHEV|2020-2020|24V788
S90|S90PHEV|2020-2020|24V788
V60|V60PHEV|2020-2020|24V788
XC60|XC60PHEV|2020-2020|24V788
XC90|XC90PHEV|2020-2020|24V788
EX90||2025-2025|24V869
C40|C40BEV|2023-2024|24V938
EX90||2025-2025|25V071
S90||2025-2025|25V104
S60||2020-2022|25V179
S90||2020-2021|25V179
V60||2020-2022|25V179
V90||2022-2022|25V179
XC60||2020-2022|25V179
XC90||2020-2022|25V179
C40|C40BEV|2022-2025|25V282
EC40||2025-2025|25V282
EX40||2025-2025|25V282
S60||2023-2025|25V282
S90||2022-2025|25V282
V60||2023-2025|25V282
V60|V60CC|2023-2025|25V282
V90||2022-2022|25V282
V90|V90CC|2022-2025|25V282
XC40||2021-2025|25V282
XC60||2022-2025|25V282
XC90||2023-2025|25V282
=Škoda
Octavia||2001-2001|R/2001/059
Fabia||2000-2000|R/2001/060
`;
