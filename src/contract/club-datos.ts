import type { Centro, Club, Programa } from '#club';
import type { DatosClub } from '#domain/club/datos.ts';

type CentroEditado = NonNullable<DatosClub['reston']>;

const REDES = { instagram: 'Instagram', facebook: 'Facebook', youtube: 'YouTube' } as const;
const IDS_DE_REDES = Object.keys(REDES) as (keyof typeof REDES)[];

const centroEditado = ({ nombre, comienzos = [], direccion, coordenadas }: Centro): CentroEditado => ({
  nombre,
  comienzos: [...comienzos],
  direccion,
  ...coordenadas,
});

const articuloDe = ({ conArticulo: { de } }: Club): DatosClub['articulo'] => {
  if (de.startsWith('del ')) return 'el';
  return de.startsWith('de la ') ? 'la' : '';
};

/** What staff edit and is in the club as it is. */
type Igual = Pick<
  Club,
  'nombre' | 'nombreCorto' | 'claim' | 'municipio' | 'provincia' | 'desde' | 'dominio' | 'nif' | 'registro'
> &
  Pick<Club, 'telefono' | 'email' | 'videos' | 'cuota'>;

const igual = (uno: Igual): Igual => {
  const { nombre, nombreCorto, claim, municipio, provincia, desde, dominio, nif, registro } = uno;
  const { telefono, email, videos, cuota } = uno;
  return {
    ...{ nombre, nombreCorto, claim, municipio, provincia, desde, dominio, nif, registro },
    ...{ telefono, email, videos, cuota },
  };
};

/** What staff edit of that club. */
export function datosDelClub(club: Club): DatosClub {
  const { horarios, escuela, centros, banco } = club;
  const red = (cual: string) => club.redes.find(({ id }) => id === cual)?.url ?? '';
  return {
    ...igual(club),
    articulo: articuloDe(club),
    buzones: club.buzones.map(({ proposito, email }) => ({ proposito, email })),
    redes: { instagram: red('instagram'), facebook: red('facebook'), youtube: red('youtube') },
    pistas: horarios.pistas.map((tramo) => ({ ...tramo, dias: [...tramo.dias] })),
    secretaria: horarios.secretaria.map((tramo) => ({ ...tramo, dias: [...tramo.dias] })),
    sinSecretaria: horarios.sinSecretaria,
    iban: banco.iban,
    acreedor: banco.acreedor,
    programas: escuela.programas.map(({ id, cuotas, modalidades }) => ({
      id,
      cuotas,
      modalidades: [...modalidades],
    })),
    intensivos: [...escuela.intensivos.precios],
    prado: centroEditado(centros.prado),
    reston: centros.reston ? centroEditado(centros.reston) : null,
    ...club.ofrece,
  };
}

const ARTICULADO = {
  el: { de: 'del ', en: 'en el ' },
  la: { de: 'de la ', en: 'en la ' },
  '': { de: 'de ', en: 'en ' },
} as const satisfies Record<DatosClub['articulo'], Club['conArticulo']>;

/** "910 000 000" as a link wants it: with the prefix of Spain unless it brings its own. */
const enlaceDe = (telefono: string): string => {
  const cifras = telefono.replace(/[^\d+]/g, '');
  return cifras.startsWith('+') ? cifras : `+34${cifras}`;
};

const centroDe = (antes: Centro | undefined, { latitud, longitud, ...centro }: CentroEditado): Centro => ({
  ...centro,
  coordenadas: { latitud, longitud },
  pistas: antes?.pistas ?? [],
});

const programaDe = (antes: Programa, { programas }: DatosClub): Programa => {
  const suyo = programas.find(({ id }) => id === antes.id);
  return suyo ? { ...antes, cuotas: suyo.cuotas, modalidades: suyo.modalidades } : antes;
};

const escuelaDe = ({ programas, intensivos, ...escuela }: Club['escuela'], datos: DatosClub) => ({
  ...escuela,
  programas: programas.map((programa) => programaDe(programa, datos)),
  intensivos: { ...intensivos, precios: datos.intensivos },
});

/** That club with what staff edited put in it. */
export function conDatos(antes: Club, datos: DatosClub): Club {
  const { nombre, email, telefono, prado, reston, pistas, secretaria, sinSecretaria } = datos;
  const { de, en } = ARTICULADO[datos.articulo];
  const principal = centroDe(antes.centros.prado, prado);
  return {
    ...antes,
    ...igual(datos),
    conArticulo: { de: de + nombre, en: en + nombre },
    direccion: principal.direccion,
    coordenadas: principal.coordenadas,
    centros: { prado: principal, ...(reston && { reston: centroDe(antes.centros.reston, reston) }) },
    telefonoEnlace: enlaceDe(telefono),
    buzones: antes.buzones.map((buzon) => ({
      ...buzon,
      email: datos.buzones.find(({ proposito }) => proposito === buzon.proposito)?.email ?? email,
    })),
    redes: IDS_DE_REDES.flatMap((id) => {
      const url = datos.redes[id];
      return url === '' ? [] : [{ id, nombre: REDES[id], url }];
    }),
    horarios: { pistas, secretaria, sinSecretaria },
    banco: { iban: datos.iban, acreedor: datos.acreedor },
    escuela: escuelaDe(antes.escuela, datos),
    ofrece: { campus: datos.campus, menores: datos.menores },
  };
}
