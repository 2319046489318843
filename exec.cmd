@rem Lets cmd.exe run what package.json writes for POSIX shells: "exec node ..." (docs/decisions/0008).
@%*
