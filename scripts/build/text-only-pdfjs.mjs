/**
 * A Vite plugin that changes pdf.js, as unpdf bundles it, for reading text. A document that is opened with
 * `maxImageSize: 0` is never drawn, so no font file is built for it and no picture is decoded; a picture still leaves
 * its operator. What is read stays the same: docs/decisions/0156.
 */

/** The version that the changes were written for; their texts have its minified names. */
const VERSION = '1.7.0';

/**
 * Each change: what it does, the text that it replaces, which occurs exactly once, and the replacement.
 * @type {[what: string, find: string, replacement: string][]}
 */
const CHANGES = [
  [
    // A state that inherits from another makes engines look each of its fields up along a chain of states.
    'a saved text state is a copy',
    'clone(){const e=Object.assign(Object.create(this),this);return e.textMatrix=',
    'clone(){const e=Object.assign(new this.constructor,this);return e.textMatrix=',
  ],
  [
    // It runs for each closure of each page. Classes keep their names, since an annotation's is asked for.
    'functions are not named again',
    'var p=(t,e)=>km(t,"name",{value:e,configurable:!0});',
    'var nameClass=(t,e)=>km(t,"name",{value:e,configurable:!0}),p=t=>t;',
  ],
  [
    'a font knows that it is not drawn',
    'this.fontExtraProperties=i.fontExtraProperties,this.loadedName=s.loadedName,',
    'this.fontExtraProperties=i.fontExtraProperties,this.textOnly=i.maxImageSize===0,this.loadedName=s.loadedName,',
  ],
  [
    // The conditions of `adjustTrueTypeToUnicode`, which takes characters from such a file. One without the tables
    // of a font is still examined in full, because pdf.js replaces it.
    'a TrueType file is not built where its characters are known without it',
    `if(C){if(!A.loca)throw new Q('Required "loca" table is not found');`,
    `if(C){if(!A.loca)throw new Q('Required "loca" table is not found');` +
      'if(this.textOnly&&A.maxp&&A.head&&A.hhea&&' +
      '(s.composite||s.hasIncludedToUnicodeMap||s.hasEncoding||s.toUnicode instanceof ys))return null;',
  ],
  [
    // Its matrix and encoding have been read by then.
    'a Type 1 or CFF file is not built',
    's.builtInEncoding&&Iw(s,s.builtInEncoding);',
    's.builtInEncoding&&Iw(s,s.builtInEncoding);if(this.textOnly)return null;',
  ],
  [
    // Else the operators of a page would end at its first font.
    'a font without a file is passed on',
    'return t.data===void 0?(f.setUint32(c,0)',
    'return t.data==null?(f.setUint32(c,0)',
  ],
  [
    // Bold and regular fonts may have one name ('Open Sans' in a Europass), and boldness distinguishes a title from an
    // employer. The name of a subset is its own; such fonts change within words.
    'fonts of one name are not joined unless it is that of a subset',
    'ye.fontName!==Y.fontName&&(ye.font.name!==Y.font.name||',
    'ye.fontName!==Y.fontName&&(ye.font.name!==Y.font.name||!/^[A-Z]{6}\\+/.test(Y.font.name)||',
  ],
  [
    'a picture that is not decoded leaves its operator',
    'if(l!==-1&&d*m>l){const S="Image exceeded',
    'if(l===0&&!this.parsingType3Font){i.addImageOps(E.paintImageXObject,["",d,m]);return}' +
      'if(l!==-1&&d*m>l){const S="Image exceeded',
  ],
  [
    // The sender replaces both lists of a chunk once it is sent, and changes nothing within them.
    'text is passed on without being cloned',
    'const s={data:structuredClone(e,n?{transfer:n}:null)};',
    'const s={data:e.chunk?.styles?{...e,chunk:{...e.chunk}}:structuredClone(e,n?{transfer:n}:null)};',
  ],
  [
    // Runs twice for each glyph. The products left out are those by the matrix's zeros.
    'the position of a glyph is computed without matrices in between',
    'function W(){const ue=Y.font,Ae=[Y.fontSize*Y.textHScale,0,0,Y.fontSize,0,Y.textRise];' +
      'if(ue.isType3Font&&(Y.fontSize<=1||ue.isCharBBox)&&!_r(Y.fontMatrix,na)){' +
      'const xe=ue.bbox[3]-ue.bbox[1];xe>0&&(Ae[3]*=xe*Y.fontMatrix[3])}' +
      'return pt.transform(Y.ctm,pt.transform(Y.textMatrix,Ae))}',
    'function W(){const ue=Y.font,{ctm:c,textMatrix:t,textRise:r}=Y,w=Y.fontSize*Y.textHScale;let h=Y.fontSize;' +
      'if(ue.isType3Font&&(Y.fontSize<=1||ue.isCharBBox)&&!_r(Y.fontMatrix,na)){' +
      'const xe=ue.bbox[3]-ue.bbox[1];xe>0&&(h*=xe*Y.fontMatrix[3])}' +
      'const a=t[0]*w,b=t[1]*w,d=t[2]*h,e=t[3]*h,x=t[2]*r+t[4],y=t[3]*r+t[5];' +
      'return[c[0]*a+c[2]*b,c[1]*a+c[3]*b,c[0]*d+c[2]*e,c[1]*d+c[3]*e,c[0]*x+c[2]*y+c[4],c[1]*x+c[3]*y+c[5]]}',
  ],
];

/**
 * Applies the changes to pdf.js. Throws if one does not fit.
 * @param {string} code the text of `unpdf/dist/pdfjs.mjs`
 */
export function applyChanges(code) {
  let result = code.replaceAll('static{p(this,', 'static{nameClass(this,');
  for (const [what, find, replacement] of CHANGES) {
    const parts = result.split(find);
    if (parts.length !== 2) {
      throw new Error(`pdf.js is not that of unpdf ${VERSION}, so that this change does not fit: ${what}`);
    }
    result = parts.join(replacement);
  }
  return result;
}

/**
 * Creates the plugin.
 * @returns {import('vite').Plugin}
 */
export const textOnlyPdfJs = () => ({
  name: 'text-only-pdfjs',
  // Only a package that is bundled passes through a plugin.
  config: () => ({ ssr: { noExternal: ['unpdf'] } }),
  transform: {
    filter: { id: /\/unpdf\/dist\/pdfjs\.mjs$/ },
    handler: (code) => ({ code: applyChanges(code), map: null }),
  },
});
