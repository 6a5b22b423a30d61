/** A city with its state, telephone area code, and range of post codes. */
export interface Place {
  city: string
  /** Two letters of the state. */
  state: string
  /** Area code of telephone numbers (DDD). */
  area: string
  /** First and last post code (CEP) of the city, of eight digits each. */
  zips: readonly [number, number]
}

/** The state capitals and other large cities of Brazil, as `city/state/area/first zip/last zip`. */
export const places: readonly Place[] = `
Rio Branco/AC/68/69900000/69923999
Maceió/AL/82/57000000/57099999
Macapá/AP/96/68900000/68911999
Manaus/AM/92/69000000/69099999
Salvador/BA/71/40000000/42599999
Fortaleza/CE/85/60000000/61599999
Brasília/DF/61/70000000/72799999
Vitória/ES/27/29000000/29099999
Goiânia/GO/62/74000000/74899999
São Luís/MA/98/65000000/65109999
Cuiabá/MT/65/78000000/78099999
Campo Grande/MS/67/79000000/79124999
Belo Horizonte/MG/31/30000000/31999999
Belém/PA/91/66000000/66999999
João Pessoa/PB/83/58000000/58099999
Curitiba/PR/41/80000000/82999999
Recife/PE/81/50000000/52999999
Teresina/PI/86/64000000/64099999
Rio de Janeiro/RJ/21/20000000/23799999
Natal/RN/84/59000000/59139999
Porto Alegre/RS/51/90000000/91999999
Porto Velho/RO/69/76800000/76834999
Boa Vista/RR/95/69300000/69339999
Florianópolis/SC/48/88000000/88099999
São Paulo/SP/11/01000000/05999999
Aracaju/SE/79/49000000/49098999
Palmas/TO/63/77000000/77249999
Campinas/SP/19/13000000/13139999
Santos/SP/13/11000000/11099999
Ribeirão Preto/SP/16/14000000/14109999
Sorocaba/SP/15/18000000/18109999
São José dos Campos/SP/12/12200000/12248999
Bauru/SP/14/17000000/17109999
São José do Rio Preto/SP/17/15000000/15104999
Guarulhos/SP/11/07000000/07399999
Niterói/RJ/21/24000000/24399999
Petrópolis/RJ/24/25600000/25779999
Campos dos Goytacazes/RJ/22/28000000/28149999
Juiz de Fora/MG/32/36000000/36119999
Uberlândia/MG/34/38400000/38415999
Montes Claros/MG/38/39400000/39409999
Governador Valadares/MG/33/35000000/35109999
Londrina/PR/43/86000000/86099999
Maringá/PR/44/87000000/87109999
Cascavel/PR/45/85800000/85819999
Ponta Grossa/PR/42/84000000/84099999
Joinville/SC/47/89200000/89239999
Blumenau/SC/47/89000000/89099999
Chapecó/SC/49/89800000/89816999
Caxias do Sul/RS/54/95000000/95124999
Pelotas/RS/53/96000000/96099999
Santa Maria/RS/55/97000000/97119999
Feira de Santana/BA/75/44000000/44099999
Vitória da Conquista/BA/77/45000000/45099999
Caruaru/PE/81/55000000/55099999
Petrolina/PE/87/56300000/56334999
Campina Grande/PB/83/58400000/58449999
Mossoró/RN/84/59600000/59649999
Juazeiro do Norte/CE/88/63000000/63049999
Imperatriz/MA/99/65900000/65919999
Santarém/PA/93/68000000/68099999
Marabá/PA/94/68500000/68514999
Anápolis/GO/62/75000000/75149999
Vila Velha/ES/27/29100000/29129999
Dourados/MS/67/79800000/79849999
Rondonópolis/MT/66/78700000/78750999
`
  .trim()
  .split('\n')
  .map((line) => {
    const [city = '', state = '', area = '', first = '', last = ''] = line.split('/')
    return { city, state, area, zips: [Number(first), Number(last)] }
  })
