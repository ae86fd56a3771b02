import type { Messages } from '../message.ts';

export declare const messages: Messages;
