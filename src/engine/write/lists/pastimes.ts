/** Recognises words for pastimes. */
import { wordsKey } from '../../language/text/keys';

const HOBBIES = new Set(
  `acting angling animals antiques aquariums archery art arts astronomy athletics aviation badminton baking basketball beekeeping biking billiards birdwatching blogging blogs
  boating books bowling boxing bouldering cars camping canoeing ceramics charity chess choir cinema climbing coffee collecting comics concerts cooking crafts cricket crochet cycling dance
  dancing diving documentaries drawing driving drums embroidery family fencing films fishing fitness flying football gaming games gardening genealogy geocaching golf guitar
  gym gymnastics handball hiking hillwalking history hockey horses hunting jogging judo jujitsu juggling kabaddi karate kayaking kickboxing kitesurfing knitting literature magazines
  marathon marathons meditation motorbikes motorcycles mountaineering movies museums music nature netball news newspaper newspapers novels opera origami outdoors paddling
  painting paragliding philately philosophy photography piano pilates playstation podcasts poetry politics pottery puzzles quizzing rafting reading riding robotics rowing
  rugby running sailing salsa scouting scuba sculpture series sewing singing skateboarding skating sketching skiing snooker snorkelling snowboarding soccer softball song songs squash stamps
  sport sports surfing swimming tango tennis theater theatre tourism trail travel traveling travelling travelogue trekking triathlon trumpet tv vinyl violin volley volleyball volunteering walking
  waterskiing windsurfing wine woodworking workout writing yoga zumba
  musik lesen reisen kochen wandern schwimmen laufen radfahren fotografie fussball klettern schach garten klavier schlagzeug gitarre turnen tauchen malen skifahren segeln theater
  musique lecture voyages voyage cuisine randonnee natation course velo photographie escalade echecs jardinage peinture guitare danse chant cinema dessin plongee voile bricolage menuiserie
  musica lectura viajar viajes cocina cine ciclismo natacion fotografia futbol ajedrez pintura senderismo jardineria baile leitura viagens cozinha futebol natacao caminhada xadrez
  cinema lettura viaggi cucina calcio nuoto corsa escursionismo scacchi pittura teatro muziek lezen reizen koken wandelen zwemmen hardlopen fietsen fotografie voetbal schaken tuinieren schilderen`.split(
    /\s+/,
  ),
);

/** Counts the words of a text that name a pastime. */
export const countHobbies = (text: string): number =>
  wordsKey(text)
    .split(' ')
    .filter((word) => HOBBIES.has(word)).length;

const PASTIME_BY_PERSON: ReadonlyMap<string, string> = new Map(
  `hiker hiking, runner running, reader reading, cyclist cycling, skier skiing, sailor sailing, swimmer swimming, gardener gardening, traveler travel, traveller travel, photographer photography, golfer golf, climber climbing, surfer surfing, cook cooking, baker baking`
    .split(/,\s+/)
    .map((pair) => pair.split(' ') as [string, string]),
);

/** The pastime of people who pursue it: 'hiking' for 'hiker'; any other text is returned unchanged. */
export const pastimeOf = (text: string): string => PASTIME_BY_PERSON.get(text.toLowerCase()) ?? text;

/** Family members, friends and pets, which belong to private life. */
export const HOUSEHOLD_PATTERN =
  /\b(?:husband|wife|spouse|kids?|child(?:ren)?|sons?|daughters?|family|dogs?|cats?|friends)\b/i;
