import type {Face} from '../schema/company';

/** How the portraits are drawn: skin, hair and its color, head, eyes, mouth, collar, color of the top, turn, extras. */
export const faces: Readonly<Record<string, Face>> = {
  'elise-varga': [1, 'bob', 'brown', 'oval', 'lid', 'closed', 'blazer', 'green', 'right'],
  'maya-okafor': [5, 'crop', 'ink', 'oval', 'smile', 'open', 'crew', 'green', 'left', 'rings'],
  'emil-haugen': [1, 'thin', 'red', 'square', 'dot', 'closed', 'roll', 'deep', 'right', 'beard'],
  'owen-pritchard': [2, 'quiff', 'brown', 'square', 'dot', 'calm', 'hood', 'mint', 'left', 'glasses'],
  'naomi-castellanos': [2, 'curly', 'brown', 'oval', 'smile', 'open', 'crew', 'clay', 'right'],
  'priya-nair': [3, 'long', 'ink', 'oval', 'lid', 'open', 'v', 'mint', 'left'],
  'farah-siddiqui': [3, 'scarf', 'ink', 'oval', 'dot', 'closed', 'none', 'sage', 'right'],
  'grace-tolliver': [1, 'bun', 'gray', 'square', 'dot', 'calm', 'shirt', 'clay', 'left', 'glasses', 'lines'],
  'dana-rourke': [1, 'bun', 'ink', 'oval', 'lid', 'open', 'crew', 'mint', 'right'],
  'luis-carrera': [4, 'part', 'ink', 'square', 'smile', 'open', 'shirt', 'deep', 'right'],
  'anika-mehta': [5, 'long', 'ink', 'oval', 'dot', 'closed', 'v', 'lime', 'right', 'glasses'],
  'joan-prewitt': [1, 'fringe', 'sand', 'square', 'smile', 'closed', 'shirt', 'green', 'right', 'lines'],
  'tobias-wren': [5, 'crop', 'ink', 'square', 'dot', 'calm', 'shirt', 'mint', 'left', 'beard'],
  'gwen-marlow': [2, 'curly', 'red', 'oval', 'lid', 'closed', 'blazer', 'deep', 'left', 'rings'],
};
