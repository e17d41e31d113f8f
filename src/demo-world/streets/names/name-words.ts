const words = (text: string) => text.trim().split(/\s+/);

/** First halves of invented English street names. */
const HEADS = words(`
  Alder Almond Amber Apple Arrow Ash Aspen Autumn Badger Barley Bay Beacon Beaver Berry Birch
  Blossom Bram Briar Bright Brook Candle Cardinal Cedar Cherry Chestnut Clear Clover Copper Coral
  Cran Crane Crystal Dew Dove Eagle Elder Elm Ember Fair Falcon Fern Field Finch Flax Fox Frost
  Glen Golden Goose Grey Harrow Harvest Hawk Hazel Heather Heron Holly Honey Iron Ivy Jasper Juniper
  Kestrel Lark Laurel Lily Linden Lock Loon Maple Marsh Meadow Mill Mint Mist Moon Moss Oak Olive
  Orchard Osprey Otter Partridge Pear Pebble Pine Plover Plum Poplar Quail Quill Raven Robin Rose
  Rowan Sage Sand Silver Snow Sorrel Sparrow Spring Spruce Stone Summer Swallow Tallow Thistle
  Timber Willow Winter Wren Yarrow
`);

const TAILS = words(`
  bank beck bend borough bourne bridge brow burn chase cliff cote combe cove crest croft cross dale
  den dene down edge fall fell field fen fold ford garth gate glade grange grove haven hearth hill
  holme hurst keep knoll land lea leigh light ley mead mere mill mont moor mount nest over park
  path point pond port reach ridge rill rise row shaw shire side stead stile stone thorpe ton top
  vale view wade wake ward way weald well wick wold wood worth yard
`);

const FRENCH_HEADS = `
  de l’Anse, de la Baie, du Bassin, du Belvédère, du Bocage, du Boisé, du Cap, de la Clairière, du
  Clos, de la Colline, de la Combe, du Coteau, de la Crête, du Domaine, de l’Étang, de la Falaise,
  de la Grève, de la Halte, du Hameau, du Jardin, du Lac, de la Lisière, du Manoir, du Marais, du
  Mont, de la Montée, du Moulin, de l’Orée, du Parc, du Plateau, de la Pointe, de la Prairie, du Pré,
  du Refuge, du Rivage, de la Rive, du Ruisseau, du Sentier, de la Source, du Val, de la Vallée, du
  Vallon, du Verger, du Versant, du Cours, du Bord, du Chalet, du Gué,
  de la Butte, de la Cime, du Phare, du Quai, de la Terrasse, du Détour
`
  .split(',')
  .map((head) => head.trim().replaceAll(/\s+/g, ' '));

const FRENCH_TAILS = words(`
  Aubépines Aulnes Bergeronnettes Bleuets Bouleaux Bruyères Canards Cardinals Castors Cèdres Cerfs
  Cerisiers Chênes Colombes Coquelicots Érables Étoiles Faucons Fleurs Fougères Framboises Frênes
  Geais Genévriers Grives Hérons Hêtres Hiboux Hirondelles Iris Jonquilles Lilas Lucioles Lupins
  Marguerites Merles Mésanges Mousses Muguets Myrtilles Noyers Ormes Outardes Peupliers Perdrix
  Pins Pommiers Pruniers Renards Rosiers Roseaux Sapins Saules Sittelles Tilleuls Tourterelles
  Trèfles Trembles Vignes Violettes
`);

/** Long words and doubled letters at the seam are left out. */
function isGood(head: string, tail: string): boolean {
  const seam = `${head.at(-1) ?? ''}${tail[0] ?? ''}`.toLowerCase();
  return (
    seam[0] !== seam[1] && !tail.startsWith(head.toLowerCase()) && head.length + tail.length < 13
  );
}

function english(): string[] {
  return TAILS.flatMap((tail) =>
    HEADS.filter((head) => isGood(head, tail)).map((head) => head + tail),
  );
}

function french(): string[] {
  return FRENCH_TAILS.flatMap((tail) => FRENCH_HEADS.map((head) => `${head}-des-${tail}`));
}

/** Invented street names, each once: nobody's address is among them. */
export const ENGLISH_NAMES: readonly string[] = english();
export const FRENCH_NAMES: readonly string[] = french();
