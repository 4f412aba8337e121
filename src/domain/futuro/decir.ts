import { enLista, terminada } from '#domain/texto.ts';
import type { Hecho, Necesidad } from './necesidad.ts';
import type { EstadoMeta, Meta } from './zonas.ts';

const TITULOS: Record<Meta, string> = {
  primero: 'Acabar primero',
  ascenso: 'Ascenso directo',
  promocion: 'Promoción de ascenso o más',
  salvado: 'Salvarse',
  sinDescenso: 'Evitar el descenso directo',
};

type Dicho = { meta: Meta; titulo: string; estado: EstadoMeta; frase: string; lista: string[] };

type Nombrar = (id: number) => string;

/** More ways than these help nobody. */
const MAX_LISTA = 8;

const VECES = ['', '', ' las dos veces'];

/** "Ganar a Ana y a Berta las dos veces". */
function ganarA(hechos: readonly Hecho[], nombre: Nombrar): string {
  const porRival = Map.groupBy(hechos, ({ pierde }) => pierde);
  const rivales = [...porRival].map(([id, veces]) => `a ${nombre(id)}${VECES[veces.length] ?? ''}`);
  return `Ganar ${enLista(rivales)}`;
}

function recortada(lista: readonly string[]): string[] {
  if (lista.length <= MAX_LISTA) return [...lista];
  return [...lista.slice(0, MAX_LISTA), `Otras ${lista.length - MAX_LISTA} maneras parecidas`];
}

const minuscula = (frase: string): string => `${frase.charAt(0).toLowerCase()}${frase.slice(1)}`;

function propio(necesidad: Extract<Necesidad, { estado: 'propio' }>, nombre: Nombrar) {
  const { conjuntos, cuantos, de, todos, acotado } = necesidad;
  const menos = acotado ? ' Puede que le baste con menos.' : '';
  const inicio = 'Depende de sus propios resultados:';
  const [unico, ...mas] = conjuntos;
  if (unico && mas.length === 0)
    return {
      frase: `${terminada(`${inicio} ${unico.length < de ? 'le basta con' : 'necesita'} ${minuscula(ganarA(unico, nombre))}`)}${menos}`,
      lista: [],
    };
  if (todos)
    return {
      frase: `${inicio} le basta con ganar ${cuantos === 1 ? 'uno' : cuantos} de los ${de} partidos que le quedan, cualquiera.${menos}`,
      lista: [],
    };
  const maneras = [...new Set(conjuntos.map((uno) => ganarA(uno, nombre)))];
  return { frase: `${inicio} le basta con una de estas cosas.${menos}`, lista: recortada(maneras) };
}

function otros(necesidad: Extract<Necesidad, { estado: 'otros' }>, nombre: Nombrar) {
  const { propios } = necesidad;
  if (necesidad.ayuda === 'empate')
    return { frase: 'Iguala en todo con otros: lo tiene que decidir el club.', lista: [] };
  const suyo =
    propios.length === 0
      ? 'no le queda ningún partido, y'
      : `además de ${minuscula(ganarA(propios, nombre))},`;
  if (necesidad.ayuda === 'sinProbar')
    return {
      frase: `Depende también de otros resultados: ${suyo} tendrían que salirle bien otros, y quizá los sets y los juegos.`,
      lista: [],
    };
  if (necesidad.ayuda === 'sinJugar')
    return {
      frase: 'Jugándose todos los partidos que faltan, ya no le alcanza.',
      lista: [],
    };
  const lista = necesidad.ajenos.map(({ gana, pierde }) => `${nombre(gana)} gana a ${nombre(pierde)}`);
  const oElClub = 'o, si iguala en todo con otros, decidirlo el club';
  const deSets = `los sets y los juegos tendrían que salirle bien ${oElClub}`;
  if (lista.length === 0)
    return {
      frase: `Depende también de los sets y los juegos: ${suyo} tendrían que salirle bien ${oElClub}.`,
      lista,
    };
  const final = necesidad.ayuda === 'marcadores' ? `, y aun así ${deSets}` : '';
  return { frase: `Depende también de otros: ${suyo} necesita ayuda. Una manera es esta${final}.`, lista };
}

function fraseDe(necesidad: Necesidad, nombre: Nombrar): Pick<Dicho, 'frase' | 'lista'> {
  switch (necesidad.estado) {
    case 'hecho':
      return { frase: 'Lo tiene asegurado, acabe como acabe lo que falta.', lista: [] };
    case 'imposible':
      return { frase: 'Ya no puede ser, acabe como acabe lo que falta.', lista: [] };
    case 'sinProbar':
      return { frase: 'Quedan demasiadas combinaciones: todavía no se puede decir.', lista: [] };
    case 'propio':
      return propio(necesidad, nombre);
    case 'otros':
      return otros(necesidad, nombre);
    default:
      return necesidad satisfies never;
  }
}

export const decir = (necesidades: readonly Necesidad[], nombre: Nombrar): Dicho[] =>
  necesidades.map((necesidad) => ({
    meta: necesidad.meta,
    titulo: TITULOS[necesidad.meta],
    estado: necesidad.estado,
    ...fraseDe(necesidad, nombre),
  }));
