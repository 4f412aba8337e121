@rem npm runs "exec node ..." in cmd.exe, which has no exec. In a shell it lets a signal sent to npm reach the program.
@%*
