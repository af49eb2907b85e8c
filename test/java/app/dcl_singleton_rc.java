// Double-checked locking without volatile: the instance is read without the lock.
class Main {
    static class Config {
        private static Config instance;
        private final String name;
        private int port;
        private Config() {
            name = System.getProperty("name");
            port = 8080; // RACE
        }
        static Config getInstance() {
            if (instance == null) { // RACE!
                synchronized (Config.class) {
                    if (instance == null)
                        instance = new Config(); // RACE!
                }
            }
            return instance; // RACE!
        }
        String address() {
            return name + ":" + port; // RACE
        }
    }
    static class Client extends Thread {
        @Override
        public void run() {
            System.out.println(Config.getInstance().address());
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Client[] clients = new Client[4];
        for (int i = 0; i < clients.length; i++) {
            clients[i] = new Client();
            clients[i].start();
        }
        for (Client c : clients)
            c.join();
    }
}
