namespace talus {}
