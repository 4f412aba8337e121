import { type FechaHora, horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';

export const mensajes = {
  noEsEntero: 'Escribe un número entero entre 0 y 30.',
  faltaPareja: 'Rellena esta casilla o deja vacías las dos del set.',
  hueco: (set: number) => `Rellena el set ${set} antes que los siguientes.`,
  sinGanador: 'El marcador no da ganador: revisa los juegos de cada set.',
  dosDesenlaces: 'Di cómo acabó de una sola manera: quita la marca de no presentado o de cancelado.',
  retiradaSinMarcador:
    'Escribe el marcador con el que se retiró; si no llegó a jugar, márcalo como no presentado.',
  suspendidoAcabado:
    'El marcador está completo y el partido sigue como suspendido: si acabó, quita esa marca.',
  suspendidoSinMarcador: 'Escribe el marcador con el que se suspendió; si no se llegó a empezar, aplázalo.',
  dosNoPresentados: 'Marca como no presentado a un solo jugador.',
  dosAplazan: 'Marca el aplazamiento a un solo jugador.',
  canceladoConResultado:
    'Un partido con resultado no se cancela: quita la marca de cancelado o, si el resultado no vale, bórralo antes.',
  mismoJugador: 'Elige dos jugadores distintos.',
  setInusual: (set: number) => `El resultado del set ${set} no es habitual en esta liga: compruébalo.`,
  setSinGanador: (set: number) => `El set ${set} no lo gana nadie: compruébalo.`,
  superTieBreakPronto: (set: number) =>
    `El set ${set} parece un super tie-break antes del tercer set: compruébalo.`,
  setDeMas: (set: number) => `El set ${set} sobra: el partido ya estaba decidido.`,
  sinDosSets:
    'Nadie ha ganado dos sets: comprueba que el marcador está completo. Si alguien se retiró, márcalo.',
  aunNoSeJuega: (fecha: FechaHora) =>
    `Este partido es el ${fechaSemana(fecha)} a las ${horaDe(fecha)}, que aún no ha llegado: comprueba que es este, o cambia su día.`,
  quedaEnEmpate: 'Nadie gana por sets ni por juegos: cuenta como empate. Comprueba que no falta un set.',
  dosElMismoDia: (jugador: string, hora: string) => `${jugador} juega otro partido ese día, a las ${hora}.`,
  conIncidencia: (jugador: string) => `${jugador} no puede ese día.`,
  leVaMal: (jugador: string) => `A ${jugador} le va mal ese día a esa hora.`,
  nuncaPuede: (jugador: string) => `${jugador} ha dicho que ese día a esa hora no puede nunca.`,
  deBaja: (jugador: string) => `${jugador} está de baja: figura como lesionado o eliminado.`,
  lesionado: (jugador: string, yaAplazado: boolean) =>
    `${jugador} está lesionado: no se le busca hueco. ${yaAplazado ? 'Ponle día' : 'Aplaza el partido, o ponle otro día'} cuando vuelva.`,
  eliminado: (jugador: string) =>
    `${jugador} está eliminado: no se le busca hueco. Abre el partido y cancélalo, o cambia de jugador.`,
  dejaLaLiga: (jugador: string) =>
    `${jugador} deja esta liga: no se le busca hueco en ella. Abre el partido y cancélalo, o cambia de jugador.`,
  ligaAcabada:
    'La liga queda inactiva: no se le busca hueco. Abre el partido y cancélalo, o ponle otro día tú.',
  horaQueNoExiste: 'Esa noche se adelanta el reloj y esa hora no existe: elige otra.',
  fueraDePaso: 'Elige una hora en punto, y cuarto, y media o menos cuarto.',
  sinSitio: 'No queda ninguna hora libre ese día.',
  fueraDeHorario: (inicio: string, fin: string) => `Fuera del horario de la liga, de ${inicio} a ${fin}.`,
  resultadoAplazado:
    'El partido está aplazado y tiene resultado: quita la marca de aplazado si ya se ha jugado.',
} as const;
