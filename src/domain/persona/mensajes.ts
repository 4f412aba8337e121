export const MAX_NOMBRE_DEPORTIVO = 40;

export const MAX_NOTAS = 1000;

const porDefecto = (completos: boolean): string =>
  completos
    ? 'su nombre y apellidos'
    : 'su nombre y la inicial del apellido, o más letras si otro se llama igual';

/** What the pages say of how minors are called: the end of «aparecen con …». */
export const comoFiguran = (completos: boolean): string =>
  `${porDefecto(completos)}, o con el nombre deportivo que haya elegido su familia`;

/** What the privacy page says of the minors who play; of a club without a league for them, of whoever plays. */
export const queSePublica = (completos: boolean, conLiga: boolean): string =>
  conLiga
    ? `En los horarios, las tablas y los partidos de esta web, quien juega o ha jugado la liga infantil aparece con ${comoFiguran(completos)}: se elige en la inscripción. Se pide a los buscadores que no indexen los horarios, las tablas, los partidos ni los jugadores de esa liga.`
    : 'En los horarios, las tablas y los partidos de esta web, quien juega aparece con su nombre, o con el nombre deportivo que haya elegido.';

export const notaDeMenores = (completos: boolean): string =>
  `Los menores aparecen con ${comoFiguran(completos)}.`;

export const queEsNombreDeportivo = (completos: boolean): string =>
  `Con el que aparecerá en los horarios y las tablas de la web. Si lo dejas vacío, aparecerá con ${porDefecto(completos)}.`;
