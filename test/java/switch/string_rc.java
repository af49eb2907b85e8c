// Branches of a switch over strings: one of them writes.
class Main {
    int mode;
    void set(String name) {
        switch (name) {
        case "on":
            mode = 1; // RACE!
            break;
        case "off":
            mode = 0; // RACE!
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
