// An enum constant has state: it is shared by all.
class Main {
    enum Level {
        LOW, HIGH;
        int used;
        void use() {
            used++; // RACE!
        }
    }
    public static void main(String[] args) {
        new Thread(() -> Level.HIGH.use()).start();
        new Thread(() -> Level.HIGH.use()).start();
    }
}
