import ts from 'typescript';
import { at } from '../root.mjs';

const FORMAT = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;
/** Where the text of the product's specification is named: of no use to who reads the reference. */
const SOURCES = /[:;,]? (?:see )?\(?(?:in )?(?:the )?(?:contract section|specification \d|facts part)[^.\n]*/g;

/** Reads types of the repository's sources: what interfaces hold, and what entries export. */
export function readTypes(files) {
  const { config } = ts.readConfigFile(at('tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, files }, ts.sys, at());
  const program = ts.createProgram(files, { ...options, incremental: false, tsBuildInfoFile: undefined });
  const checker = program.getTypeChecker();

  const exportsOf = (file) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} exports nothing`);
    return checker.getExportsOfModule(module).map((symbol) => {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      return { name: symbol.name, symbol: target };
    });
  };

  const docOf = (symbol) =>
    ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(SOURCES, '').trim();

  /** The members of an interface or an object type: `{name, type, doc}`. */
  const membersOf = (symbol) => {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    return type.getProperties().map((member) => {
      const [declaration] = member.declarations ?? symbol.declarations;
      const of = checker.getTypeOfSymbolAtLocation(member, declaration);
      return { name: member.name, type: checker.typeToString(of, declaration, FORMAT), doc: docOf(member) };
    });
  };

  return {
    /** The members and the words of the type `NAME` that `file` exports. */
    readInterface(file, name) {
      const found = exportsOf(file).find((exported) => exported.name === name);
      if (!found) throw new Error(`${file} exports no ${name}`);
      return { doc: docOf(found.symbol), members: membersOf(found.symbol) };
    },
    /** What an entry exports: `{name, kind, doc, text, members}`. */
    readExports(file) {
      return exportsOf(file).map(({ name, symbol }) => {
        const [declaration] = symbol.declarations ?? [];
        const isValue = (symbol.flags & ts.SymbolFlags.Value) !== 0;
        const type = isValue && declaration && checker.getTypeOfSymbolAtLocation(symbol, declaration);
        const signatures = type ? type.getCallSignatures() : [];
        const say = (signature) => `${name}${checker.signatureToString(signature, declaration, FORMAT)}`;
        const kind = signatures.length > 0 ? 'function' : isValue ? 'value' : 'type';
        const isInterface = declaration && ts.isInterfaceDeclaration(declaration);
        const text =
          kind === 'function'
            ? signatures.map(say).join('\n')
            : kind === 'value'
              ? `${name}: ${checker.typeToString(type, declaration, FORMAT)}`
              : textOf(declaration);
        return { name, kind, doc: docOf(symbol), text, members: isInterface ? membersOf(symbol) : [] };
      });
    },
  };
}

/** A declaration as it stands in the source, without the comments inside. */
function textOf(declaration) {
  return declaration
    .getText()
    .replace(/\/\*\*[\s\S]*?\*\/\n?\s*/g, '')
    .replace(/^export (?:declare )?/, '');
}
