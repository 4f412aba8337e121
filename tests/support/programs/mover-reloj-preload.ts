// Loaded before a program that a test starts (`node --import`): its clock is `DESFASE_MS` away from the machine's.
import { moverReloj } from './mover-reloj.ts';

moverReloj(Number(process.env.DESFASE_MS));
