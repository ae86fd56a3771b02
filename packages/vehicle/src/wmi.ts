/**
 * World manufacturer identifiers (ISO 3780) of makers of cars. Source: the identifiers that makers
 * register with SAE International, as NHTSA's vPIC and Wikibooks ('Vehicle Identification Numbers')
 * list them. A maker that is not here is unknown, not wrong.
 *
 * A line is a company, '=', then for each make of the list (several where the number does not tell
 * them apart, '?' where it is none) ':' and its identifiers.
 */
const MAKERS = `
Audi AG=Audi:WAU WA1 WUA TRU
Alfa Romeo=Alfa Romeo:ZAR ZAS
Alpine=Alpine:VFA
American Honda and Honda of America=Honda:1HG 5FN 5J6 19X 5KB 7FA|Acura:19U 19V 5J8 5FR
Honda Canada=Honda:2HG 2HK 2HJ|Acura:2HH 2HN
Honda de México=Honda:3HG 3CZ
Honda Motor=Honda:JHM JHL|Acura:JH4
Honda of the UK=Honda:SHH SHS
Honda Türkiye=Honda:NLA
Aston Martin Lagonda=Aston Martin:SCF SD7
Bentley Motors=Bentley:SCB SJA
BMW AG=BMW:WBA WBS WBX WB1 WBY WB3|Mini:WMW
BMW Manufacturing (Spartanburg)=BMW:4US 5UX 5UM 5YM
BMW de México=BMW:3MW 3MF
BYD Auto=BYD:LC0 LGX
Caterham Cars=Caterham:SDK
Chery Automobile=Chery/Omoda/Jaecoo:LVV LVT LNN
Chrysler, Dodge, Jeep, Ram (FCA US)=Chrysler/Dodge:1C3|Chrysler:1C8 2C8 3C8 1A4 1A8 2A4 2A8 3A4 3A8 4C3|Dodge:1B3 1B4 1B7 2B3 2B4 2B7 3B3 3B4 3B7 1D3 1D4 1D7 1D8 2D3 2D4 2D7 2D8 3D3 3D4 3D7 4B3 1B6 3B6 3D6|Jeep:1J4 1J8 1J7|Ram/Jeep:1C6|Ram:3C6 3C7|Plymouth:1P3 1P4 2P4 3P3 4P3|Chrysler/Dodge/Fiat:2C3 3C3|Chrysler/Dodge/Jeep:1C4 2C4|Chrysler/Dodge/Fiat/Jeep:3C4|Jeep/Dodge:ZAC
Citroën=Citroën/DS:VF7|Citroën:VR7 VS7 VS8
Cupra and SEAT=SEAT/Cupra:VSS
Dacia=Dacia:UU1 UU6
Daewoo and GM Korea=Chevrolet/Daewoo:KLA KLY|Chevrolet:KL1 KL7 KL8|Buick:KL4
Daihatsu=Daihatsu:JDA
DS Automobiles=DS:VR1
Eagle (American Motors)=Eagle:4E3 2E3
Ferrari=Ferrari:ZFF
Fiat=Fiat/Abarth:ZFA JC1|Fiat:ZFB ZFC
Fisker=Fisker:YH4 VCF
Ford Motor Company=Ford:1FA 1FB 1FC 1FD 1FM 1FT 1ZV 2FA 2FM 2FT 2FD 2FB 3FA 3FM 3FT 3FE 1F1 1F6 NM0|Lincoln:1LN 5LM 5LT 2LM 3LN 5L1 2L1|Mercury:1ME 2ME 4M2 3ME 2MR 2MH
Ford of Europe=Ford:WF0 SFA VS6
Ford Australia=Ford:6FP
Ford in Thailand, India and China=Ford:MNB MNC MAJ LVS
Geely (smart, Lotus, Polestar, Volvo in China)=Smart:HES|Volvo:LYV LVY|Polestar:LPS YSM|Lotus:LJU
General Motors=Chevrolet:1G1 1GC 1GN 2G1 2GC 2GN 3G1 3GC 3GN 1GA 1GB 1Y1 1GG 3GB|Pontiac:1G2 2G2 3G2 5Y2 1GM 2CK 3G7|Oldsmobile:1G3 2G3 3G3 1GH|Buick:1G4 2G4 3G4 5GA 3G5 4G1 LRB LRE|Cadillac:1G6 1GY 3GY 2G6 LRC|Saturn:1G8 5GZ 3GS|GMC:1GT 1GK 2GT 2GK 3GT 3GK 1GD 1GJ 2CT|Hummer:5GR 5GN 5GT|Chevrolet/Geo:2CN
GM Holden=Holden:6G1 6H8 KL3
Genesis (Hyundai)=Genesis:KMT
Great Wall Motor=GWM:LGW
Hyundai=Hyundai:KMH KM8 KMF KMJ TMA NLH MAL Z94
Hyundai of America=Hyundai:5NP 5NM 5NT
INEOS Automotive=INEOS:SC6
Isuzu=Isuzu:JAA JAC JAB 4S1 4S2 MPA JAL
Iveco=Iveco:ZCF
Jaguar Land Rover=Jaguar:SAJ SAD|Land Rover:SAL
Karma=Karma:50G
KGM (SsangYong)=SsangYong/KGM:KPT KPA KPB
Kia=Kia:KNA KNC KND KNE KNB KNH U5Y U6Y XWE|Kia/Hyundai:3KP
Kia of America=Kia:5XY 5XX
Lamborghini=Lamborghini:ZHW ZPB
Lancia=Lancia:ZLA
LDV and Maxus (SAIC)=LDV/Maxus:LSK LSF SEY
Lotus Cars=Lotus:SCC
Lucid Motors=Lucid:50E 7UU
Maserati=Maserati:ZAM ZN6
Mazda=Mazda:JM1 JM3 JM0 JMZ JM4 JM6 JM7 1YV 3MZ 3MV 3MD 7MM 4F2 4F4 MM0 MM8|Mazda/Toyota:3MY
McLaren Automotive=McLaren:SBM
Mercedes-Benz=Mercedes-Benz:WDB WDC WDD WDF WDY WD3 WD4 WEB W1K W1N W1V W1W W1T W1X W1Y W1H 4JG 55S LE4 VSA 8AC NMB|Smart:WME
MG Motor (SAIC)=MG:LSJ SDP
MG Rover=Rover/MG:SAR SAX
Mitsubishi Motors=Mitsubishi:JA3 JA4 JMB JMY JA7 4A3 4A4 6MM MMB MMC ML3 MMT XMC
Nissan=Nissan:JN3 JN6 1N4 1N6 3N1 3N8 3N6 SJN VSK VWA MNT MDH JNA 6F4 VNV VN1 JN0|Nissan/Infiniti:JN1 JN8 5N1|Infiniti:5N3 JNR JNK 3PC JNX SJK
Opel and Vauxhall=Opel/Vauxhall:W0L W0V VXK VXE VXF|Opel:XUF
Perodua=Perodua:PM2
Peugeot=Peugeot:VF3 VR3
Polestar=Polestar:YSR
Porsche AG=Porsche:WP0 WP1
Proton=Proton:PL1
Renault=Renault:VF1 VF6 VF8 VNE VS5 NM1 KNM
Rivian=Rivian:7FC 7PD 7FE
Rolls-Royce Motor Cars=Rolls-Royce:SCA SLA
Saab Automobile=Saab:YS3 YTN 5S3
Škoda Auto=Škoda:TMB TMP
Subaru=Subaru/Scion/Toyota:JF1|Subaru:JF2 JF3 4S3 4S4
Suzuki=Suzuki:JS2 JS3 JS4 JSA TSM MA3 MBH MHY 2S2 2S3 VSE KL5 VTT
Tata Motors=Tata:MAT
Tesla=Tesla:5YJ 7SA 7G2 LRW XP7 SFZ
Toyota=Toyota/Scion:JTK JTL JTN|Toyota:JT1 JT2 JT3 JT4 JT5 JTD JTE JTF JTG JTM JTR JTX JTB JT7 SB1 VNK NMT TW0 TW1 AHT MR0 MR2 MHF MBJ LTV LFM 6T1 XW7|Lexus:JTH JTJ JT6 JT8
Toyota of North America=Toyota:1NX 2T1 2T3 3TM 3TY 4T1 4T3 4T4 5TB 5TD 5TE 5TF 5YF 7MU|Lexus:2T2 58A
TVR=TVR:SDL
Vauxhall Motors=Vauxhall:SED
VinFast=VinFast:RLL
Volkswagen AG=Volkswagen:WVW WV1 WV2 WV3 WVG 1VW 1V2 3VW 3VV 9BW AAV 8AW 2V4 WVN
Volvo Cars=Volvo:YV1 YV4 YV2 YV5 XLB 7JR
XPeng=XPeng:L1N
`;

/** A maker as its identifier shows. */
export interface Maker {
  readonly maker: string;
  /** Makes of the list it can be; usually one. */
  readonly makes: readonly string[];
}

const BY_WMI: ReadonlyMap<string, Maker> = new Map(
  MAKERS.trim()
    .split('\n')
    .flatMap((line) => {
      const [maker = '', groups = ''] = line.split('=');
      return groups.split('|').flatMap((group) => {
        const [makes = '', codes = ''] = group.split(':');
        return codes
          .split(' ')
          .map((code): [string, Maker] => [code, { maker, makes: makes.split('/') }]);
      });
    }),
);

/** The maker of a VIN; undefined for one that is not in the table. */
export const makerOf = (vin: string): Maker | undefined => BY_WMI.get(vin.slice(0, 3));

/** Countries by first character and a range of the second (ISO 3780), where cars are built. */
const COUNTRIES = `
AAH South Africa
JA0 Japan
KLR South Korea
LA0 China
HA0 China
MAE India
MFK Indonesia
MLR Thailand
MSS Myanmar
NLR Türkiye
NFK Pakistan
PAE Philippines
PLR Malaysia
RAE United Arab Emirates
RFK Taiwan
RLR Vietnam
SAM United Kingdom
SNT Germany
SUZ Poland
TAH Switzerland
TJP Czechia
TRV Hungary
TW2 Portugal
UHM Denmark
UNR Ireland
UUZ Romania
U57 Slovakia
VAE Austria
VFR France
VSW Spain
VX2 France
V35 Croatia
V60 Estonia
WA0 Germany
XAE Bulgaria
XFK Greece
XLR Netherlands
XSW Russia
X30 Russia
YAE Belgium
YFK Finland
YSW Sweden
ZAR Italy
1A0 United States
2A0 Canada
3AW Mexico
4A0 United States
5A0 United States
6AW Australia
7AE New Zealand
7F0 United States
8AE Argentina
9AE Brazil
939 Brazil
`;

/** In this order the second character counts. */
const ORDER = 'ABCDEFGHJKLMNPRSTUVWXYZ1234567890';

const RANGES = COUNTRIES.trim()
  .split('\n')
  .map((line) => ({
    first: line.charAt(0),
    from: ORDER.indexOf(line.charAt(1)),
    to: ORDER.indexOf(line.charAt(2)),
    country: line.slice(4).trim(),
  }));

/** The country in which the maker is registered; undefined for one where no cars are built. */
export const countryOfVin = (vin: string): string | undefined => {
  const second = ORDER.indexOf(vin.charAt(1));
  return RANGES.find(
    ({ first, from, to }) => first === vin.charAt(0) && second >= from && second <= to,
  )?.country;
};
