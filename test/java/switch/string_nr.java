// Every branch that writes holds the lock.
class Main {
    int mode;
    void set(String name) {
        switch (name) {
        case "on":
            synchronized (this) {
                mode = 1; // NORACE
            }
            break;
        case "off":
            synchronized (this) {
                mode = 0; // NORACE
            }
            break;
        default:
            System.out.println(name);
        }
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(() -> m.set(args[0])).start();
        new Thread(() -> m.set(args[1])).start();
    }
}
