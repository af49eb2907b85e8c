// Double-checked locking with volatile; the instance is read only.
class Main {
    static class Config {
        private static volatile Config instance;
        private final String name;
        private int port;
        private Config() {
            name = System.getProperty("name");
            port = 8080;
        }
        static Config getInstance() {
            if (instance == null) {
                synchronized (Config.class) {
                    if (instance == null)
                        instance = new Config();
                }
            }
            return instance;
        }
        String address() {
            return name + ":" + port;
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
